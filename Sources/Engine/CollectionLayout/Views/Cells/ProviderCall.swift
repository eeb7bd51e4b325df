/// A call of a data source for the view of an element.
///
/// A view that the call dequeues but does not return goes back to the reuse pool.
@MainActor
final class ProviderCall {
  /// The number of calls in progress in all collection views; calls can nest, because cells may
  /// contain collection views.
  private static var depth = 0

  /// Whether a data source is being called for a view.
  static var isRunning: Bool { depth > 0 }

  let element: CollectionElement.Identity
  /// The view to reconfigure; `nil` if a view is to be dequeued or created.
  let existing: UICollectionReusableView?
  /// The views that were dequeued in the call.
  var dequeued: [UICollectionReusableView] = []

  init(for element: CollectionElement.Identity, existing: UICollectionReusableView? = nil) {
    self.element = element
    self.existing = existing
  }

  /// Runs code as a part of a call of a data source, so that ``isRunning`` is `true` in it.
  static func run<Result>(_ body: () -> Result) -> Result {
    depth += 1
    defer { depth -= 1 }
    return body()
  }
}

/// Counts the created, live and reused cells of collection views.
@MainActor
package final class CellCounter {
  /// The counter for collection views that are created from now on.
  package static var current = CellCounter()

  /// The number of existing cells: visible, in a reuse pool, or retained by other code.
  package fileprivate(set) var live = 0
  /// The number of cells that were created.
  package fileprivate(set) var made = 0
  /// The number of times that a cell was taken from a reuse pool.
  package internal(set) var reused = 0

  package init() {}

  /// Runs code whose new collection views and cells are not counted in `current`.
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

  /// Counts a cell as created, and as live for the lifetime of the returned token.
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
