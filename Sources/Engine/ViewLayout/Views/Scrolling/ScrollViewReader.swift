/// A view whose content can scroll the scroll views inside it to a view by its id.
nonisolated public struct ScrollViewReader<Content: View>: View {
  /// The closure that makes the views inside, given the proxy to scroll by.
  public var content: (ScrollViewProxy) -> Content

  /// Makes a reader.
  ///
  /// - Parameter content: What is inside, given the proxy to scroll by.
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

/// Scrolls the scroll views inside a reader.
public struct ScrollViewProxy {
  let reader: ViewNodeHandle

  /// Scrolls until the view of an id is in sight, once the present update is through.
  ///
  /// Recorded: ids are compared with their types, and only views inside the reader count.
  ///
  /// - Parameters:
  ///   - id: The id that `id(_:)` or a `ForEach` gave to the view.
  ///   - anchor: The point that the view and the viewport share; `nil` to scroll no further than
  ///     it takes.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node = reader.node as? any Reevaluated else { return }
    node.graph.scrollRequests.add(ScrollRequest(scope: reader, id: AnyHashable(id), anchor: anchor))
  }
}

/// The node of a scroll view reader: it evaluates its content like a body.
final class ScrollReaderViewNode<Content: View>: ContentViewNode, Reevaluated {
  private var view: ScrollViewReader<Content>
  private var context: RetainedContext

  init(_ view: ScrollViewReader<Content>, in context: ViewContext) {
    self.view = view
    self.context = RetainedContext(context)
    super.init(in: context)
    content = evaluate().node(in: contextForUpdate())
  }

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
