/// A view with a body, an author's own.
final class CompositeViewNode<Content: View>: ContentViewNode, Reevaluated {
  private var view: Content
  private var context: ViewContext
  private var properties = PropertyStorage()
  /// What the body said last: a change of the environment goes down without asking it again.
  private var lastBody: Content.Body?

  init(_ view: Content, in context: ViewContext) {
    self.view = view
    self.context = context
    super.init(in: context)
    content = evaluate().node(in: bodyContext)
    self.context.environmentDidChange = false
  }

  override func appendRows(to outline: inout LazyOutline) {
    content?.appendRows(to: &outline)
  }

  func update(_ view: Content, in context: ViewContext) {
    let isSame = ViewComparison.areEqual(self.view, view)
    self.view = view
    self.context = context
    let readsChange = properties.connect(view, of: self, environment: context.environment)
    if !isSame || readsChange {
      reevaluate()
    } else if context.environmentDidChange, let content, let lastBody {
      lastBody.update(content, in: bodyContext)
    }
    self.context.environmentDidChange = false
  }

  func reevaluate() {
    graph.didEvaluate(self)
    if let content { evaluate().update(content, in: bodyContext) }
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
