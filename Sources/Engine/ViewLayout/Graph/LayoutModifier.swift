/// A modifier with a layout rule of its own, applied to each element (R-VIEW-3).
nonisolated protocol LayoutModifier: PrimitiveModifier {
  associatedtype Rule: WrapperRule

  /// The rule with the modifier's parameters.
  func rule(in context: ViewContext) -> Rule
}

/// A modifier that is nothing but its rule.
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

/// Wraps each element of its content into a node of its own.
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
