public import Foundation

/// The position of a scroll view, given by the id of a view.
///
/// Positions at an edge or a point are accepted, but do not scroll.
public struct ScrollPosition: Equatable {
  /// The id of the visible view; `nil` if it is unknown.
  var id: AnyHashable?

  public init<ID: Hashable>(idType: ID.Type = ID.self) {}

  /// Makes a position for ids of a type at an edge, which does not scroll.
  public init<ID: Hashable>(idType: ID.Type = ID.self, edge: Edge) {}

  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { self.id = AnyHashable(id) }

  /// Makes a position at an edge, which does not scroll.
  public init(edge: Edge) {}

  /// Makes a position at a point of the content, in points, which does not scroll.
  public init(point: CGPoint) {}

  public var viewID: AnyHashable? { id }

  public func viewID<ID: Hashable>(type: ID.Type) -> ID? { id?.base as? ID }

  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    self.id = AnyHashable(id)
  }

  /// Removes the id; scrolling to an edge is not supported.
  public mutating func scrollTo(edge: Edge) { id = nil }

  /// Removes the id; scrolling to a point is not supported.
  public mutating func scrollTo(point: CGPoint) { id = nil }
}

nonisolated extension View {
  /// Binds the scroll position of the scroll view, which scrolls to the position's id when the id
  /// changes.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>,
    anchor: UnitPoint? = nil
  ) -> some View {
    let target = PositionTarget(position: position, anchor: anchor)
    return transformEnvironment(\.scrollSettings) { $0.target = target }
  }
}

/// A scroll position with ids of any type.
struct PositionTarget: ScrollPositionTarget {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?

  var current: AnyHashable? { position.wrappedValue.id }

  func takes(_ id: AnyHashable) -> Bool { true }

  func follow(_ id: AnyHashable) { position.wrappedValue.id = id }
}

/// A binding to the id of the first visible view of a scroll view.
protocol ScrollPositionTarget {
  /// The unit point that the target and the viewport share; `nil` to scroll the minimum distance.
  var anchor: UnitPoint? { get }

  /// The current id; `nil` for none.
  var current: AnyHashable? { get }

  /// Returns whether the binding accepts the type of an id.
  func takes(_ id: AnyHashable) -> Bool

  /// Sets the binding to the id of the first visible view.
  func follow(_ id: AnyHashable)
}

/// A scroll position with ids of one type.
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
  /// Binds the id of the first visible view; as recorded, only changes of the value scroll, not the
  /// initial one.
  ///
  /// `ScrollViewProxy.scrollTo` does not change the binding.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>,
    anchor: UnitPoint? = nil
  ) -> some View {
    let target = BoundScrollPosition(id: id, anchor: anchor)
    return transformEnvironment(\.scrollSettings) { $0.target = target }
  }

  public func scrollPosition(initialAnchor: UnitPoint?) -> some View {
    defaultScrollAnchor(initialAnchor, for: .initialOffset)
  }
}

nonisolated extension View {
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollSettings) { $0.anchors.general = anchor }
  }

  /// Sets the anchor for one role, which takes precedence over an anchor for all roles, in any
  /// order of the modifiers.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollSettings) { $0.anchors.ofRoles[role] = anchor }
  }
}
