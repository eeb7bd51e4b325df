/// A modifier that adds a layout node around each element of its content (R-VIEW-3).
///
/// A modifier that indents its content by 16 points for each level:
///
/// ```swift
/// struct Indentation: LayoutModifier {
///   let level: Int
///
///   func rule(in context: ViewContext) -> Padding {
///     Padding(insets: EdgeInsets(top: 0, leading: CGFloat(level) * 16, bottom: 0, trailing: 0))
///   }
/// }
/// ```
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

  /// Around a leaf, the modifier adds its layout node to the leaf's node.
  nonisolated public static var keepsLeafNode: Bool { true }

  nonisolated func makeNode<Content: View>(
    of content: Content,
    in context: ViewContext
  ) -> ViewNode {
    guard let leaf = content.leafNode(in: context) else {
      return WrappingViewNode(self, around: content, in: context)
    }
    let wrapper = RuleNode(checkedRule(in: context), session: context.session).node
    leaf.add(wrapper)
    wrapper.isRightToLeft = context.isRightToLeft
    return leaf
  }

  nonisolated func updateNode<Content: View>(
    _ node: ViewNode,
    of content: Content,
    in context: ViewContext
  ) {
    guard let leaf = content.updatedLeafNode(node, in: context) else {
      return node.expected(WrappingViewNode<Self>.self).update(self, around: content, in: context)
    }
    let wrapper = leaf.nextAddition(as: LayoutNode.self)
    wrapper.isRightToLeft = context.isRightToLeft
    RuleNode<Rule>(wrapper)?.set(checkedRule(in: context))
  }

  /// Returns the layout rule with valid numbers.
  nonisolated fileprivate func checkedRule(in context: ViewContext) -> Rule {
    rule(in: context).checked(reportingTo: context.session)
  }
}

nonisolated extension View {
  /// Makes the node of the view if it is a leaf's, to which modifiers around it add themselves.
  fileprivate func leafNode(in context: ViewContext) -> LeafViewNode? {
    // A row that is made on demand is a node between the modifier and the leaf.
    guard Self.hasLeafNode, !context.makesRowsOnDemand, !context.session.separatesModifiers else {
      return nil
    }
    return node(in: context).expected(LeafViewNode.self)
  }

  /// Updates the view's node if it is a leaf's, which is then also that of the modifier around it.
  fileprivate func updatedLeafNode(_ node: ViewNode, in context: ViewContext) -> LeafViewNode? {
    guard Self.hasLeafNode, let leaf = node as? LeafViewNode else { return nil }
    update(leaf, in: context)
    return leaf
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
    wrappers.set(rule, context)
    update(content, in: context)
  }

  override func appendElements(to elements: inout [LayoutNode]) {
    let start = elements.count
    super.appendElements(to: &elements)
    wrappers.wrap(&elements, from: start, in: rule, context.known)
  }

  private var rule: Modifier.Rule { modifier.checkedRule(in: context.known) }
}

/// A modifier that adds no layout node, but attaches a value to each element of its content.
///
/// ```swift
/// struct NameModifier: AttachmentModifier {
///   let name: String
///
///   func makeAttachment(in context: ViewContext) -> IdentifierAttachment {
///     IdentifierAttachment(name)
///   }
///
///   func update(_ attachment: IdentifierAttachment, in context: ViewContext) {
///     attachment.identifier = name
///   }
/// }
/// ```
nonisolated protocol AttachmentModifier: PrimitiveModifier {
  associatedtype Item: Attachment

  /// Makes the attachment of one element.
  func makeAttachment(in context: ViewContext) -> Item

  /// Updates an attachment with the modifier's current parameters.
  func update(_ attachment: Item, in context: ViewContext)
}

extension AttachmentModifier {
  nonisolated var appliesToRows: Bool { true }

  /// Around a leaf, the modifier adds its attachment to the leaf's node.
  nonisolated public static var keepsLeafNode: Bool { true }

  nonisolated func makeNode<Content: View>(
    of content: Content,
    in context: ViewContext
  ) -> ViewNode {
    guard let leaf = content.leafNode(in: context) else {
      return AttachingViewNode(self, to: content, in: context)
    }
    leaf.add(makeAttachment(in: context))
    return leaf
  }

  nonisolated func updateNode<Content: View>(
    _ node: ViewNode,
    of content: Content,
    in context: ViewContext
  ) {
    guard let leaf = content.updatedLeafNode(node, in: context) else {
      return node.expected(AttachingViewNode<Self>.self).update(self, to: content, in: context)
    }
    update(leaf.nextAddition(as: Item.self), in: context)
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
