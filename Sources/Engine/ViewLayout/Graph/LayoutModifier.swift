/// A modifier that adds a layout node around each element of its content (R-VIEW-3).
nonisolated protocol LayoutModifier: PrimitiveModifier {
  associatedtype Rule: WrapperRule

  /// Returns the layout rule with the modifier's parameters.
  func rule(in context: ViewContext) -> Rule
}

/// A modifier that consists only of a layout rule.
nonisolated struct RuleModifier<Rule: WrapperRule>: LayoutModifier {
  let rule: Rule

  init(_ rule: Rule) { self.rule = rule }

  func rule(in context: ViewContext) -> Rule { rule }
}

extension LayoutModifier {
  nonisolated var appliesToRows: Bool { true }

  nonisolated func makeNode<Content: View>(
    of content: Content,
    in context: ViewContext
  ) -> ViewNode {
    WrappingViewNode(self, around: content, in: context)
  }

  nonisolated func updateNode<Content: View>(
    _ node: ViewNode,
    of content: Content,
    in context: ViewContext
  ) {
    node.expected(WrappingViewNode<Self>.self).update(self, around: content, in: context)
  }
}

/// The node of a `LayoutModifier`, which wraps each element of its content in a layout node.
final class WrappingViewNode<Modifier: LayoutModifier>: TransparentViewNode {
  private var modifier: Modifier
  private var context: RetainedContext
  private var wrappers = ElementMap<RuleNode<Modifier.Rule>>()

  init<Content: View>(_ modifier: Modifier, around content: Content, in context: ViewContext) {
    self.modifier = modifier
    self.context = RetainedContext(context)
    super.init(content, in: context)
  }

  func update<Content: View>(
    _ modifier: Modifier,
    around content: Content,
    in context: ViewContext
  ) {
    self.modifier = modifier
    self.context.follow(context)
    wrappers.forEach { wrapper in
      setDirection(of: wrapper.node)
      wrapper.set(rule)
    }
    update(content, in: context)
  }

  override func appendElements(to elements: inout [LayoutNode]) {
    let start = elements.count
    super.appendElements(to: &elements)
    wrappers.follow(elements[start...]) { element in
      let wrapper = RuleNode(rule, session: graph.session)
      wrapper.node.adopt(CollectionOfOne(element))
      setDirection(of: wrapper.node)
      return wrapper
    }
    wrappers.replaceElements(of: &elements, from: start, with: \.node)
  }

  private var rule: Modifier.Rule {
    modifier.rule(in: context.known).checked(reportingTo: graph.session)
  }

  private func setDirection(of node: LayoutNode) {
    node.isRightToLeft = context.known.isRightToLeft
  }
}

/// A modifier that adds no layout node, but attaches a value to each element of its content.
nonisolated protocol AttachmentModifier: PrimitiveModifier {
  associatedtype Item: Attachment

  /// Makes the attachment of one element.
  func makeAttachment(in context: ViewContext) -> Item

  /// Updates an attachment with the modifier's current parameters.
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

/// The node of an `AttachmentModifier`.
final class AttachingViewNode<Modifier: AttachmentModifier>: TransparentViewNode {
  private var modifier: Modifier
  private var context: RetainedContext
  private var attachments = ElementMap<Attachment>()

  init<Content: View>(_ modifier: Modifier, to content: Content, in context: ViewContext) {
    self.modifier = modifier
    self.context = RetainedContext(context)
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
