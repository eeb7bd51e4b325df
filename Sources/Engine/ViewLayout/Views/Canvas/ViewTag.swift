/// The tag of a view, by which a canvas finds its symbols.
enum ViewTag: LayoutValueKey {
  static let key = ObjectIdentifier(ViewTag.self)
  static var defaultValue: AnyHashable? { nil }
}

/// The modifier of `tag`.
///
/// The tag is stored only while a canvas resolves its symbols.
nonisolated struct TagModifier<Tag: Hashable>: PrimitiveModifier {
  let tag: Tag

  var preservesRows: Bool { true }

  private var tagModifier: LayoutValueModifier<ViewTag> {
    LayoutValueModifier(value: AnyHashable(tag))
  }

  func makeNode<Content: View>(of content: Content, in context: ViewContext) -> ViewNode {
    context.environment.keepsTags
      ? tagModifier.makeNode(of: content, in: context) : content.node(in: context)
  }

  func updateNode<Content: View>(
    _ node: ViewNode,
    of content: Content,
    in context: ViewContext
  ) {
    if context.environment.keepsTags {
      tagModifier.updateNode(node, of: content, in: context)
    } else {
      content.update(node, in: context)
    }
  }
}

extension EnvironmentValues {
  private enum KeepsTagsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether views store their tags.
  var keepsTags: Bool {
    get { self[KeepsTagsKey.self] }
    set { self[KeepsTagsKey.self] = newValue }
  }
}
