/// A node that only passes its content on, and whose content never changes its type.
class TransparentViewNode: ContentViewNode {
  init<Content: View>(_ view: Content, in context: ViewContext) {
    super.init(in: context)
    content = view.node(in: contentContext(context))
  }

  func update<Content: View>(_ view: Content, in context: ViewContext) {
    if let content { view.update(content, in: contentContext(context)) }
  }

  /// The context that the content gets.
  func contentContext(_ context: ViewContext) -> ViewContext { context.inside(self) }
}
