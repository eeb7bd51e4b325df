/// The node of a scroll view reader: it evaluates its content like a body.
final class ScrollReaderViewNode<Content: View>: ContentViewNode, Reevaluated {
  private var view: ScrollViewReader<Content>
  private var context: KeptContext

  init(_ view: ScrollViewReader<Content>, in context: ViewContext) {
    self.view = view
    self.context = KeptContext(context)
    super.init(in: context)
    content = evaluate().node(in: handOn())
  }

  func update(_ view: ScrollViewReader<Content>, in context: ViewContext) {
    self.view = view
    self.context.follow(context)
    reevaluate()
  }

  func reevaluate() {
    graph.outdated.remove(self)
    if let content { evaluate().update(content, in: handOn()) }
  }

  private func handOn() -> ViewContext { context.handOn().inside(body: self) }

  private func evaluate() -> Content {
    let proxy = ScrollViewProxy(reader: handle)
    return DependencyTracking.evaluate(for: self) { view.content(proxy) }
  }
}
