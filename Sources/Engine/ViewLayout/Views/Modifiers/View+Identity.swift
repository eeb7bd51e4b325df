nonisolated extension View {
  /// Sets the identity of the view, by which specs can find it; a change of the id resets its
  /// state.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(id: AnyHashable(id), content: self)
  }

  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(IdentifierModifier(identifier: identifier))
  }
}

/// A view whose state is reset when its id changes (R-STATE-4).
nonisolated struct IdentifiedView<Content: View>: PrimitiveView, ExplicitlyIdentified {
  let id: AnyHashable
  let content: Content

  static var rowKind: RowKind { .of(Content.self) }

  var ownRowKind: RowKind { content.rowKind }

  private var view: some View {
    content.accessibilityIdentifier("\(id.base)")
  }

  func makeNode(in context: ViewContext) -> ViewNode {
    IdentifiedViewNode(view, id: id, in: context)
  }

  func updateNode(_ node: ViewNode, in context: ViewContext) {
    node.expected(IdentifiedViewNode.self).update(view, id: id, in: context)
  }
}

nonisolated struct IdentifierModifier: AttachmentModifier {
  let identifier: String

  func makeAttachment(in context: ViewContext) -> IdentifierAttachment {
    IdentifierAttachment(identifier)
  }

  func update(_ attachment: IdentifierAttachment, in context: ViewContext) {
    attachment.identifier = identifier
  }
}
