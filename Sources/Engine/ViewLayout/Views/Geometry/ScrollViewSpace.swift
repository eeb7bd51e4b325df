/// The name of the coordinate space of the nearest scroll view.
struct ScrollViewSpace: Hashable, NodeSpaceName {
  /// `nil` for a scroll view of any axis.
  let axis: Axis?

  /// R-SCROLL-5: whether a node is a scroll view whose viewport is the space that this names.
  func isSpace(of node: LayoutNode) -> Bool {
    guard let scroll = ScrollNode(node) else { return false }
    return axis.map { scroll.rule.axes.contains($0.asSet) } ?? true
  }
}

extension Axis {
  fileprivate var asSet: Axis.Set { self == .horizontal ? .horizontal : .vertical }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinates of the nearest scroll view, from its top leading corner.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace(axis: nil)))
  }

  /// The coordinates of the nearest scroll view of an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace(axis: axis)))
  }
}
