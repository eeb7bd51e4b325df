/// A modifier without a layout of its own, that hangs something on each element.
nonisolated protocol AttachmentModifier: PrimitiveModifier {
  associatedtype Item: Attachment

  /// Makes what hangs on one element.
  func makeAttachment(in context: ViewContext) -> Item

  /// Gives it the modifier's new parameters.
  func update(_ attachment: Item, in context: ViewContext)
}

extension AttachmentModifier {
  nonisolated var appliesToRows: Bool { true }

  nonisolated func makeNode<Content: View>(
    of content: Content,
    in context: ViewContext
  ) -> ViewNode {
    AttachingViewNode(self, to: content, in: context)
  }

  nonisolated func updateNode<Content: View>(
    _ node: ViewNode,
    of content: Content,
    in context: ViewContext
  ) {
    node.expected(AttachingViewNode<Self>.self).update(self, to: content, in: context)
  }
}

/// Hangs an attachment on each element of its content.
final class AttachingViewNode<Modifier: AttachmentModifier>: TransparentViewNode {
  private var modifier: Modifier
  private var context: KeptContext
  private var attachments = ElementMap<Attachment>()

  init<Content: View>(_ modifier: Modifier, to content: Content, in context: ViewContext) {
    self.modifier = modifier
    self.context = KeptContext(context)
    super.init(content, in: context)
  }

  func update<Content: View>(_ modifier: Modifier, to content: Content, in context: ViewContext) {
    self.modifier = modifier
    self.context.follow(context)
    attachments.forEach { modifier.update(unsafeDowncast($0, to: Modifier.Item.self), in: context) }
    update(content, in: context)
  }

  override func appendElements(to elements: inout [LayoutNode]) {
    let start = elements.count
    super.appendElements(to: &elements)
    attachments.follow(elements[start...]) { element in
      let attachment = modifier.makeAttachment(in: context.known)
      attachment.attach(to: element)
      return attachment
    }
  }
}
