/// The node of a view with an explicit id: another id is another identity (R-STATE-4).
final class IdentifiedViewNode: ContentViewNode {
  private var id: AnyHashable

  init<Content: View>(_ view: Content, id: AnyHashable, in context: ViewContext) {
    self.id = id
    super.init(in: context)
    content = view.node(in: context.inside(self))
  }

  override func appendRows(to outline: inout LazyOutline) {
    content?.appendRows(to: &outline)
  }

  override func visitIdentities(_ visit: (AnyHashable, ViewNode) -> Bool) -> Bool {
    visit(id, self) || super.visitIdentities(visit)
  }

  override func scrollTarget(for id: AnyHashable) -> ScrollTarget? {
    self.id == id ? elements.first.map { ScrollTarget($0) } : super.scrollTarget(for: id)
  }

  func update<Content: View>(_ view: Content, id: AnyHashable, in context: ViewContext) {
    let inside = context.inside(self)
    if id == self.id {
      if let content { view.update(content, in: inside) }
    } else {
      self.id = id
      exchangeContent(for: view.node(in: inside))
    }
  }
}
