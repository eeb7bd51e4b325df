extension LayoutNode {
  /// The node's identifiers, innermost first.
  final var identifiers: [String] {
    attachments.compactMap { ($0 as? IdentifierAttachment)?.identifier }
  }

  /// The identifiers of the node in reports: its own, and those of wrappers around it that reports
  /// do not list.
  final var listedIdentifiers: [String] {
    var identifiers = identifiers
    var node = self
    while let wrapper = node.parent, wrapper.wrappedChild != nil, wrapper.listedName == nil {
      identifiers += wrapper.identifiers
      node = wrapper
    }
    return identifiers
  }

  /// R-LAY-3: returns the innermost value of a key on the view or its wrappers; `nil` for none.
  final func layoutValue(of key: ObjectIdentifier) -> Any? {
    if let inner = wrappedChild?.layoutValue(of: key) { return inner }
    for attachment in attachments {
      if let value = attachment as? LayoutValueAttachment, value.key == key { return value.value }
    }
    return nil
  }

  /// The action of a tap on the node: the innermost one in it, or its nearest ancestor's.
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
  /// Returns the first node at or below this one that has an identifier; `nil` for none.
  final func descendant(identifiedBy identifier: String) -> LayoutNode? {
    if identifiers.contains(identifier) { return self }
    for child in shownChildren {
      if let node = child.descendant(identifiedBy: identifier) { return node }
    }
    return nil
  }

  /// The number of nodes at and below this one.
  final var nodeCount: Int { shownChildren.reduce(1) { $0 + $1.nodeCount } }

  /// Every identifier at and below this node, in tree order.
  final var allIdentifiers: [String] {
    identifiers + (embeddedContent?.identifiers ?? []) + shownChildren.flatMap(\.allIdentifiers)
  }
}
