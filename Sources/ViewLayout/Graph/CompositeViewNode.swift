/// A view with a body, an author's own.
final class CompositeViewNode<Content: View>: ViewNode, Reevaluated {
  private var view: Content
  private var context: ViewContext
  private var properties = PropertyStorage()
  private var child: ViewNode?
  /// What the body said last: a change of the environment goes down without asking it again.
  private var lastBody: Content.Body?

  init(_ view: Content, in context: ViewContext) {
    self.view = view
    self.context = context
    super.init(in: context)
    child = evaluate().node(in: bodyContext)
    self.context.environmentDidChange = false
  }

  override var childNodes: [ViewNode] { child.map { [$0] } ?? [] }

  override func appendRows(to outline: inout LazyOutline) {
    for child in childNodes { child.appendRows(to: &outline) }
  }

  func update(_ view: Content, in context: ViewContext) {
    let isSame = ViewComparison.areEqual(self.view, view)
    self.view = view
    self.context = context
    let readsChange = properties.connect(view, of: self, environment: context.environment)
    if !isSame || readsChange {
      reevaluate()
    } else if context.environmentDidChange, let child, let lastBody {
      lastBody.update(child, in: bodyContext)
    }
    self.context.environmentDidChange = false
  }

  func reevaluate() {
    graph.didEvaluate(self)
    if let child { evaluate().update(child, in: bodyContext) }
  }

  private var bodyContext: ViewContext { context.inside(body: self) }

  private func evaluate() -> Content.Body {
    properties.connect(view, of: self, environment: context.environment)
    graph.session.count(.body, of: Content.self)
    let body = DependencyTracking.evaluate(for: self) { MainActorBridge.body(of: view) }
    lastBody = body
    return body
  }
}
