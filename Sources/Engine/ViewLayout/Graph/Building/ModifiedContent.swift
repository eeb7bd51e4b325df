/// A view with a modifier applied to it.
nonisolated public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  nonisolated static var rowKind: RowKind { rowKind(of: .of(Content.self)) }

  nonisolated var ownRowKind: RowKind { Self.rowKind(of: content.rowKind) }

  nonisolated var isTransparentForRows: Bool {
    guard let primitive = modifier as? any PrimitiveModifier else { return false }
    return primitive.preservesRows || (primitive.appliesToRows && content.passesRowsOn)
  }

  /// Returns the kind of the modified view, given that of the view before the modification.
  ///
  /// The body of a custom modifier may have a different number of elements than its content.
  nonisolated private static func rowKind(of content: RowKind) -> RowKind {
    if Modifier.self is any PrimitiveModifier.Type { return content }
    let own = RowKind.of(Modifier.Body.self)
    return own == .placeholder ? content : own
  }

  /// Whether a leaf is modified only by modifiers that keep its node.
  nonisolated public static var hasLeafNode: Bool { Content.hasLeafNode && Modifier.keepsLeafNode }

  nonisolated func makeNode(in context: ViewContext) -> ViewNode {
    if let inside = contextOfRows(in: context) { return content.node(in: inside) }
    return Modifier.makeNode(of: modifier, around: content, in: context)
  }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    if let inside = contextOfRows(in: context) {
      content.update(node, in: inside)
    } else {
      Modifier.updateNode(node, of: modifier, around: content, in: context)
    }
  }

  /// R-VIEW-3: a modifier around rows that are created on demand is applied to each row.
  nonisolated private func contextOfRows(in context: ViewContext) -> ViewContext? {
    guard context.makesRowsOnDemand, content.passesRowsOn,
      let primitive = modifier as? any PrimitiveModifier,
      primitive.appliesToRows, !primitive.preservesRows
    else { return nil }
    var inside = context
    inside.rowModifier = RowModifier(modifier, inside: context.rowModifier)
    return inside
  }
}

nonisolated extension View {
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that has no effect.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
  public static let identity = EmptyModifier()

  public init() {}
}

extension EmptyModifier: PrimitiveModifier {
  nonisolated var preservesRows: Bool { true }

  nonisolated func makeNode<Content: View>(
    of content: Content,
    in context: ViewContext
  ) -> ViewNode {
    content.node(in: context)
  }

  nonisolated func updateNode<Content: View>(
    _ node: ViewNode,
    of content: Content,
    in context: ViewContext
  ) {
    content.update(node, in: context)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  @MainActor @preconcurrency
  public func body(content view: ModifierContent<Self>) -> some View {
    view.modifier(content).modifier(modifier)
  }
}

nonisolated extension ViewModifier {
  public func concat<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.content == right.content && left.modifier == right.modifier
  }
}
