/// An author's binding to the id of the view that a scroll view shows.
protocol ScrollPositionTarget {
  /// The point that the view and the viewport share; `nil` to scroll no further than it takes.
  var anchor: UnitPoint? { get }

  /// The id now; `nil` for none.
  var current: AnyHashable? { get }

  /// Whether an id is of the type of the author's state.
  func takes(_ id: AnyHashable) -> Bool

  /// Tells the author's state the id of what is in sight.
  func follow(_ id: AnyHashable)
}

/// The same for ids of one type.
struct BoundScrollPosition<ID: Hashable>: ScrollPositionTarget {
  let id: Binding<ID?>
  let anchor: UnitPoint?

  var current: AnyHashable? {
    guard let value = id.wrappedValue else { return nil }
    return AnyHashable(value)
  }

  func takes(_ id: AnyHashable) -> Bool { id.base is ID }

  func follow(_ id: AnyHashable) {
    if let id = id.base as? ID { self.id.wrappedValue = id }
  }
}
