/// A type-erased view, which gets a new identity if the wrapped view's type changes (R-STATE-4).
nonisolated public struct AnyView: View {
  let view: any View

  public init<Content: View>(_ view: Content) { self.view = view }

  public init<Content: View>(erasing view: Content) { self.view = view }
}

extension AnyView: PrimitiveView {
  nonisolated static var rowKind: RowKind { .unknown }

  nonisolated var isTransparentForRows: Bool { true }

  nonisolated func makeNode(in context: ViewContext) -> ViewNode {
    AnyViewNode(view, in: context)
  }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    node.expected(AnyViewNode.self).update(view, in: context)
  }
}

/// The node of a type-erased view, whose elements are those of the wrapped view (R-VIEW-6).
///
/// If the type of the wrapped view changes, the view gets a new identity (R-STATE-4).
final class AnyViewNode: ContentViewNode {
  private var type: ObjectIdentifier

  init(_ view: any View, in context: ViewContext) {
    type = ObjectIdentifier(Swift.type(of: view))
    super.init(in: context)
    content = view.node(in: context.inside(self))
  }

  override func appendRows(to outline: inout LazyOutline) {
    content?.appendRows(to: &outline)
  }

  func update(_ view: any View, in context: ViewContext) {
    let newType = ObjectIdentifier(Swift.type(of: view))
    let inside = context.inside(self)
    if newType == type {
      if let content { view.update(content, in: inside) }
    } else {
      type = newType
      exchangeContent(for: view.node(in: inside))
    }
  }
}
