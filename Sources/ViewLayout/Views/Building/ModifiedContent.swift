/// A view with a modifier.
nonisolated public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// What changes it.
  public var modifier: Modifier

  /// Makes a view with a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  nonisolated static var rowKind: RowKind { rowKind(of: .of(Content.self)) }

  nonisolated var ownRowKind: RowKind { Self.rowKind(of: content.rowKind) }

  nonisolated var handsRowsThrough: Bool {
    (modifier as? any PrimitiveModifier)?.leavesRowsAlone ?? false
  }

  /// A modifier's own body may be more, or less, than what it is applied to.
  nonisolated private static func rowKind(of content: RowKind) -> RowKind {
    if Modifier.self is any PrimitiveModifier.Type { return content }
    let own = RowKind.of(Modifier.Body.self)
    return own == .placeholder ? content : own
  }

  nonisolated func makeNode(in context: ViewContext) -> ViewNode {
    if let primitive = modifier as? any PrimitiveModifier {
      return primitive.makeNode(of: content, in: context)
    }
    return ModifierBody(content: content, modifier: modifier).node(in: context)
  }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    if let primitive = modifier as? any PrimitiveModifier {
      primitive.updateNode(node, of: content, in: context)
    } else {
      ModifierBody(content: content, modifier: modifier).update(node, in: context)
    }
  }
}

/// An author's own modifier as a view with a body.
nonisolated struct ModifierBody<Content: View, Modifier: ViewModifier>: View {
  let content: Content
  let modifier: Modifier

  @MainActor var body: Modifier.Body {
    modifier.body(content: ModifierContent(view: content))
  }
}

nonisolated extension View {
  /// The view with a modifier.
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
