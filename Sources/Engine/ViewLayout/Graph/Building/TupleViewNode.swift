/// The views of a builder block, side by side.
final class TupleViewNode: ViewNode {
  private var children: [ViewNode] = []

  /// Makes the node.
  ///
  /// - Parameters:
  ///   - context: What the surroundings tell.
  ///   - makeChildren: Makes the views' nodes.
  init(in context: ViewContext, makeChildren: (ViewContext) -> [ViewNode]) {
    super.init(in: context)
    children = makeChildren(context.inside(self))
  }

  override var childNodes: [ViewNode] { children }

  override var staticCount: Int? {
    var count = 0
    for child in children {
      guard let own = child.staticCount else { return nil }
      count += own
    }
    return count
  }

  override func appendRows(to outline: inout LazyOutline) {
    for child in children { child.appendRows(to: &outline) }
  }
}
