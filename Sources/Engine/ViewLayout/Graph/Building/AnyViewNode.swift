/// A view whose type is erased: its elements are those of what is in it (R-VIEW-6), and another
/// type is another identity (R-STATE-4).
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
