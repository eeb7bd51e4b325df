@testable import ViewLayout

extension GridShape {
  /// The shape of a grid whose children are some nodes.
  init(nodes: [LayoutNode], in session: LayoutSession) {
    let grid = LayoutNode(GridRule(), session: session)
    grid.borrow(nodes)
    self = withExtendedLifetime(grid) { GridShape(NodeChildren(of: grid)) }
  }
}
