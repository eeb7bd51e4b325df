/// The node of a whole scene.
final class RootViewNode: ContentViewNode, ElementOwner, Reevaluated {
  /// The scene's closure.
  private let scene: () -> any View
  private var context: KeptContext
  /// The view that the scene's closure gave last.
  private var lastView: (any View)?
  private var container = ImplicitContainer(StackRule.vertical)
  /// The scene's outermost layout node; `nil` for a scene of nothing.
  private(set) var layoutNode: LayoutNode?
  private var isRightToLeft = false

  init(_ scene: @escaping () -> any View, in context: ViewContext) {
    self.scene = scene
    self.context = KeptContext(context)
    super.init(in: context)
    isRightToLeft = context.isRightToLeft
    content = evaluate().node(in: context.inside(body: self))
    graph.regrouped.add(self)
  }

  override func elementsDidChange() { graph.regrouped.add(self) }

  /// Evaluates the scene's closure again.
  func reevaluate() {
    graph.outdated.remove(self)
    update(evaluate())
  }

  /// Hands another environment down, without asking the closure, which knows nothing of it.
  func update(in context: ViewContext) {
    self.context.follow(context)
    isRightToLeft = context.isRightToLeft
    if let lastView { update(lastView) }
  }

  private func update(_ view: any View) {
    if let content { view.update(content, in: context.handOn().inside(body: self)) }
    graph.regrouped.add(self)
  }

  private func evaluate() -> any View {
    let view = DependencyTracking.evaluate(for: self) { scene() }
    lastView = view
    return view
  }

  /// R-VIEW-4: several views at the root are a column.
  func adoptElements() {
    layoutNode = container.node(for: elements, in: graph.session)
    container.setRightToLeft(isRightToLeft)
  }
}
