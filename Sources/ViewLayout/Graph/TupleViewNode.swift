/// The views of a builder block, side by side.
final class TupleViewNode: ViewNode {
  private var children: [ViewNode] = []

  init(_ views: [any View], in context: ViewContext) {
    super.init(in: context)
    let inside = context.inside(self)
    children = views.map { $0.node(in: inside) }
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
    for child in childNodes { child.appendRows(to: &outline) }
  }

  func update(_ views: [any View], in context: ViewContext) {
    let inside = context.inside(self)
    for (view, child) in zip(views, children) { view.update(child, in: inside) }
  }
}
