extension LayoutNode {
  /// The node's identifiers, innermost first.
  final var identifiers: [String] {
    attachments.compactMap { ($0 as? IdentifierAttachment)?.identifier }
  }

  /// The identifiers of the node in reports: its own, and those of unlisted wrappers around it.
  final var listedIdentifiers: [String] {
    var identifiers = identifiers
    var node = self
    while let wrapper = node.parent, wrapper.wrappedChild === node, wrapper.listedName == nil {
      identifiers += wrapper.identifiers
      node = wrapper
    }
    return identifiers
  }

  /// R-LAY-3: returns the innermost value of a key on the view or its wrappers; `nil` if there is
  /// none.
  final func layoutValue(of key: ObjectIdentifier) -> Any? {
    if let inner = wrappedChild?.layoutValue(of: key) { return inner }
    for attachment in attachments {
      if let value = attachment as? LayoutValueAttachment, value.key == key { return value.value }
    }
    return nil
  }

  /// The action of a tap on the node: the innermost one of its descendants, or else its nearest
  /// ancestor's.
  final var tapAction: (() -> Void)? {
    var node: LayoutNode? = self
    if let inner = innermostTapAction { return inner }
    while let ancestor = node?.parent {
      if let action = ancestor.ownTapAction { return action }
      node = ancestor
    }
    return nil
  }

  private var innermostTapAction: (() -> Void)? {
    for child in shownChildren {
      if let action = child.innermostTapAction { return action }
    }
    return ownTapAction
  }

  private var ownTapAction: (() -> Void)? {
    attachments.lazy.compactMap { $0 as? TapAttachment }.first?.action
  }
}

extension LayoutNode {
  /// Returns the first node of the subtree that has an identifier; `nil` if there is none.
  final func descendant(identifiedBy identifier: String) -> LayoutNode? {
    if identifiers.contains(identifier) { return self }
    for child in shownChildren {
      if let node = child.descendant(identifiedBy: identifier) { return node }
    }
    return nil
  }

  /// The number of nodes of the subtree, including this one.
  final var nodeCount: Int { shownChildren.reduce(1) { $0 + $1.nodeCount } }

  /// All identifiers in the subtree, in tree order.
  final var allIdentifiers: [String] {
    identifiers + (embeddedContent?.identifiers ?? []) + shownChildren.flatMap(\.allIdentifiers)
  }
}
