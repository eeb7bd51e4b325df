public import Foundation

/// Where a scroll view is: at a view's id.
///
/// An edge or a point is taken, and scrolls nothing.
public struct ScrollPosition: Equatable {
  /// The id of the view in sight; `nil` for none that is known.
  var id: AnyHashable?

  /// Makes a position that ids of a type can be asked of.
  public init<ID: Hashable>(idType: ID.Type = ID.self) {}

  /// Makes a position at a view.
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { self.id = AnyHashable(id) }

  /// Makes a position at an edge.
  public init(edge: Edge) {}

  /// Makes a position at a point of the content, in points.
  public init(point: CGPoint) {}

  /// The id of the view in sight; `nil` for none that is known.
  public var viewID: AnyHashable? { id }

  /// The id of the view in sight; `nil` for none, or one of another type.
  public func viewID<ID: Hashable>(type: ID.Type) -> ID? { id?.base as? ID }

  /// Goes to a view.
  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    self.id = AnyHashable(id)
  }

  /// Goes to an edge, which scrolls nothing here.
  public mutating func scrollTo(edge: Edge) { id = nil }

  /// Goes to a point, in points, which scrolls nothing here.
  public mutating func scrollTo(point: CGPoint) { id = nil }
}

nonisolated extension View {
  /// The view with a binding to where its scroll view is.
  ///
  /// - Parameters:
  ///   - position: The position; the id of a view scrolls to it when it changes.
  ///   - anchor: The point that the view and the viewport share; `nil` to scroll no further than
  ///     it takes.
  /// - Returns: The view with the binding.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>,
    anchor: UnitPoint? = nil
  ) -> some View {
    let target = PositionTarget(position: position, anchor: anchor)
    return transformEnvironment(\.scrollSettings) { $0.target = target }
  }
}

/// A binding to a position whose ids are of any type.
struct PositionTarget: ScrollPositionTarget {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?

  var current: AnyHashable? { position.wrappedValue.id }

  func takes(_ id: AnyHashable) -> Bool { true }

  func follow(_ id: AnyHashable) { position.wrappedValue.id = id }
}

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

nonisolated extension View {
  /// The view with a binding to the id of what its scroll view shows.
  ///
  /// Recorded: the value at the start does not scroll, another one later does; a `scrollTo` of a
  /// reader leaves the binding alone.
  ///
  /// - Parameters:
  ///   - id: The id; `nil` for none.
  ///   - anchor: The point that the view and the viewport share; `nil` to scroll no further than
  ///     it takes.
  /// - Returns: The view with the binding.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>,
    anchor: UnitPoint? = nil
  ) -> some View {
    let target = BoundScrollPosition(id: id, anchor: anchor)
    return transformEnvironment(\.scrollSettings) { $0.target = target }
  }

  /// The view with a point of the content that its scroll view shows at first.
  public func scrollPosition(initialAnchor: UnitPoint?) -> some View {
    defaultScrollAnchor(initialAnchor, for: .initialOffset)
  }
}

nonisolated extension View {
  /// The view with a point that its scroll view holds on to: where content rests, what stays in
  /// place when lengths change, and where short content goes.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollSettings) { $0.anchors.general = anchor }
  }

  /// The view with a point that its scroll view holds on to in one role.
  ///
  /// It has precedence over an anchor for all roles on the same view, wherever each stands.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollSettings) { $0.anchors.ofRoles[role] = anchor }
  }
}
