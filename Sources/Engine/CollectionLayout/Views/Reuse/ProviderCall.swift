/// A call of a data source for the view of an element.
///
/// A view that it dequeues for that element and does not return has no place to be.
@MainActor
final class ProviderCall {
  /// How many calls are under way, of all collection views: cells may hold further ones.
  private static var depth = 0

  /// Whether a data source is being asked for a view.
  static var isRunning: Bool { depth > 0 }

  let element: CollectionElement.Identity
  /// The view that is configured again; `nil` where a view is to come from the pool or be made.
  let existing: UICollectionReusableView?
  /// The views that were handed out.
  var dequeued: [UICollectionReusableView] = []

  init(for element: CollectionElement.Identity, existing: UICollectionReusableView? = nil) {
    self.element = element
    self.existing = existing
  }

  /// Runs code as a part of a call.
  static func run<Result>(_ body: () -> Result) -> Result {
    depth += 1
    defer { depth -= 1 }
    return body()
  }
}
