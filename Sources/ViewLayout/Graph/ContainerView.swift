/// A view that lays the elements of its content out.
nonisolated protocol ContainerView: PrimitiveView {
  associatedtype Content: View
  associatedtype Node: LayoutNode

  var content: Content { get }

  /// The axis that spacers and dividers inside go by; `nil` for none.
  var stackAxis: Axis? { get }

  /// The context of the content: its surroundings', unless the container is part of them.
  func contentContext(_ context: ViewContext, of node: Node) -> ViewContext

  /// Gives the node the view's parameters.
  ///
  /// - Parameters:
  ///   - node: The container's layout node.
  ///   - isUnary: Whether the content is statically one element (R-VIEW-5).
  ///   - context: What the surroundings tell.
  func configure(_ node: Node, isUnary: Bool, in context: ViewContext)
}

extension ContainerView {
  nonisolated var stackAxis: Axis? { nil }

  nonisolated func contentContext(_ context: ViewContext, of node: Node) -> ViewContext { context }

  nonisolated func makeNode(in context: ViewContext) -> ViewNode {
    ContainerViewNode(self, in: context)
  }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    node.expected(ContainerViewNode<Self>.self).update(self, in: context)
  }
}

/// The node of a container.
final class ContainerViewNode<Container: ContainerView>: ContentViewNode, ElementOwner {
  private let layoutNode: Container.Node
  private var stackAxis: Axis?

  init(_ view: Container, in context: ViewContext) {
    layoutNode = Container.Node(session: context.session)
    stackAxis = view.stackAxis
    super.init(in: context)
    let content = view.content.node(in: contentContext(view, in: context))
    self.content = content
    layoutNode.adopt(content.elements)
    configure(view, in: context)
  }

  override var staticCount: Int? { 1 }

  override func appendElements(to elements: inout [LayoutNode]) { elements.append(layoutNode) }

  override func elementsDidChange() { graph.regroup(self) }

  func adoptElements() { layoutNode.adopt(content?.elements ?? []) }

  func update(_ view: Container, in context: ViewContext) {
    var inner = contentContext(view, in: context)
    // Views inside that stay as they are go by another axis now.
    if stackAxis != view.stackAxis { inner.environmentDidChange = true }
    stackAxis = view.stackAxis
    if let content { view.content.update(content, in: inner) }
    configure(view, in: context)
  }

  private func contentContext(_ view: Container, in context: ViewContext) -> ViewContext {
    view.contentContext(context.inside(self, stackAxis: view.stackAxis), of: layoutNode)
  }

  private func configure(_ view: Container, in context: ViewContext) {
    layoutNode.isRightToLeft = context.isRightToLeft
    view.configure(layoutNode, isUnary: content?.staticCount == 1, in: context)
  }
}
