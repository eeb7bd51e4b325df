/// A container that provides a proxy to scroll the scroll views inside it to a view by id.
nonisolated public struct ScrollViewReader<Content: View>: View {
  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: PrimitiveView {
  nonisolated static var rowKind: RowKind { .of(Content.self) }

  nonisolated func makeNode(in context: ViewContext) -> ViewNode {
    ScrollReaderViewNode(self, in: context)
  }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    node.expected(ScrollReaderViewNode<Content>.self).update(self, in: context)
  }
}

/// A proxy that scrolls the scroll views inside a reader.
public struct ScrollViewProxy {
  let reader: ViewNodeHandle

  /// Scrolls to the view with an id after the current update.
  ///
  /// As recorded, ids of different types are never equal, and only views inside the reader are
  /// found.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node = reader.node as? any Reevaluated else { return }
    node.graph.scrollRequests.add(ScrollRequest(scope: reader, id: AnyHashable(id), anchor: anchor))
  }
}

/// The node of a scroll view reader, which evaluates its content like a `body`.
final class ScrollReaderViewNode<Content: View>: ContentViewNode, Reevaluated {
  private var view: ScrollViewReader<Content>
  private var context: RetainedContext

  init(_ view: ScrollViewReader<Content>, in context: ViewContext) {
    self.view = view
    self.context = RetainedContext(context)
    super.init(in: context)
    content = evaluate().node(in: contextForUpdate())
  }

  override var reevaluated: (any Reevaluated)? { self }

  func update(_ view: ScrollViewReader<Content>, in context: ViewContext) {
    self.view = view
    self.context.follow(context)
    reevaluate()
  }

  func reevaluate() {
    graph.outdated.remove(self)
    if let content { evaluate().update(content, in: contextForUpdate()) }
  }

  private func contextForUpdate() -> ViewContext { context.contextForUpdate().inside(body: self) }

  private func evaluate() -> Content {
    let proxy = ScrollViewProxy(reader: handle)
    return DependencyTracking.evaluate(for: self) { view.content(proxy) }
  }
}
