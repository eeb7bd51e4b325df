/// The node of a whole scene.
final class RootViewNode: ViewNode, ElementOwner {
  private var content: ViewNode?
  private var container = ImplicitContainer<VStackNode>()
  /// The scene's outermost layout node; `nil` for a scene of nothing.
  private(set) var layoutNode: LayoutNode?
  private var isRightToLeft = false

  init(_ view: any View, in context: ViewContext) {
    super.init(in: context)
    isRightToLeft = context.environment.layoutDirection == .rightToLeft
    content = view.node(in: context.inside(self))
    graph.regroup(self)
  }

  override var childNodes: [ViewNode] { content.map { [$0] } ?? [] }

  override func elementsDidChange() { graph.regroup(self) }

  func update(_ view: any View, in context: ViewContext) {
    isRightToLeft = context.environment.layoutDirection == .rightToLeft
    if let content { view.update(content, in: context.inside(self)) }
    graph.regroup(self)
  }

  /// R-VIEW-4: several views at the root are a column.
  func adoptElements() {
    layoutNode = container.node(for: elements, in: graph.session)
    container.setRightToLeft(isRightToLeft)
  }
}
