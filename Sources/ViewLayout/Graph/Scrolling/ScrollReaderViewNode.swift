/// The node of a scroll view reader: it evaluates its content like a body.
final class ScrollReaderViewNode<Content: View>: ContentViewNode, Reevaluated {
  private var view: ScrollViewReader<Content>
  private var context: ViewContext

  init(_ view: ScrollViewReader<Content>, in context: ViewContext) {
    self.view = view
    self.context = context
    super.init(in: context)
    content = evaluate().node(in: bodyContext)
  }

  func update(_ view: ScrollViewReader<Content>, in context: ViewContext) {
    self.view = view
    self.context = context
    reevaluate()
    self.context.environmentDidChange = false
  }

  func reevaluate() {
    graph.didEvaluate(self)
    if let content { evaluate().update(content, in: bodyContext) }
  }

  private var bodyContext: ViewContext { context.inside(body: self) }

  private func evaluate() -> Content {
    let proxy = ScrollViewProxy(reader: handle)
    return DependencyTracking.evaluate(for: self) { view.content(proxy) }
  }
}
