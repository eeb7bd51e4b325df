/// A view with a body, an author's own.
final class CompositeViewNode<Content: View>: ViewNode, Reevaluated {
  private var view: Content
  private var context: ViewContext
  private var properties = PropertyStorage()
  private var child: ViewNode?

  init(_ view: Content, in context: ViewContext) {
    self.view = view
    self.context = context
    super.init(in: context)
    self.context.environmentDidChange = false
    child = evaluate().node(in: context.inside(body: self))
  }

  override var childNodes: [ViewNode] { child.map { [$0] } ?? [] }

  func update(_ view: Content, in context: ViewContext) {
    let isSame = !context.environmentDidChange && ViewComparison.areEqual(self.view, view)
    self.view = view
    self.context = context
    self.context.environmentDidChange = false
    if isSame { return properties.connect(view, of: self, environment: context.environment) }
    graph.didEvaluate(self)
    if let child { evaluate().update(child, in: context.inside(body: self)) }
  }

  func reevaluate() {
    if let child { evaluate().update(child, in: context.inside(body: self)) }
  }

  private func evaluate() -> Content.Body {
    properties.connect(view, of: self, environment: context.environment)
    graph.session.countBody(of: Content.self)
    return DependencyTracking.evaluate(for: self) { MainActorBridge.body(of: view) }
  }
}
