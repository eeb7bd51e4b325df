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

/// Counts the cells of collection views.
@MainActor
package final class CellCounter {
  /// Where collection views count that are made from now on.
  package static var current = CellCounter()

  /// How many cells exist, visible, in a pool or retained by other code.
  package fileprivate(set) var live = 0
  /// How many cells were made.
  package fileprivate(set) var made = 0
  /// How often a cell was taken from a pool.
  package internal(set) var reused = 0

  package init() {}

  /// Lets others make collection views and cells that count nowhere.
  package static func counting<Result>(apart body: () -> Result) -> Result {
    let tally = current
    let (made, reused) = (tally.made, tally.reused)
    current = CellCounter()
    defer {
      current = tally
      (tally.made, tally.reused) = (made, reused)
    }
    return body()
  }

  /// Counts a cell as made, and as live for as long as what is returned.
  func makeToken() -> CellToken {
    made += 1
    live += 1
    return CellToken(self)
  }
}

/// Counts a cell as live until it is deinitialized.
final class CellToken {
  private let tally: CellCounter

  fileprivate init(_ tally: CellCounter) { self.tally = tally }

  deinit {
    let tally = tally
    MainActor.assumeIsolated { tally.live -= 1 }
  }
}
