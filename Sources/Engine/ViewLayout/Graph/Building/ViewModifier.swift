/// A modifier that, applied to a view, gives another view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View
  /// The type of the view that the modifier is applied to.
  typealias Content = ModifierContent<Self>

  @ViewBuilder func body(content: Self.Content) -> Self.Body

  /// Makes the node of a view with the modifier.
  ///
  /// An implementation detail of the engine: only its own modifiers implement it.
  nonisolated static func makeNode<Modified: View>(
    of modifier: Self,
    around view: Modified,
    in context: ViewContext
  ) -> ViewNode

  /// Updates the node, which was made for earlier values of the same types.
  ///
  /// An implementation detail of the engine, like `makeNode(of:around:in:)`.
  nonisolated static func updateNode<Modified: View>(
    _ node: ViewNode,
    of modifier: Self,
    around view: Modified,
    in context: ViewContext
  )

  /// Whether a leaf with the modifier still has the node of a leaf.
  ///
  /// An implementation detail of the engine, like `makeNode(of:around:in:)`.
  nonisolated static var keepsLeafNode: Bool { get }
}

extension ViewModifier {
  /// Makes the node of the modifier's body.
  nonisolated public static func makeNode<Modified: View>(
    of modifier: Self,
    around view: Modified,
    in context: ViewContext
  ) -> ViewNode {
    ModifierBody(content: view, modifier: modifier).node(in: context)
  }

  /// Updates the node of the modifier's body.
  nonisolated public static func updateNode<Modified: View>(
    _ node: ViewNode,
    of modifier: Self,
    around view: Modified,
    in context: ViewContext
  ) {
    ModifierBody(content: view, modifier: modifier).update(node, in: context)
  }

  /// A leaf with a custom modifier has the node of the modifier's body.
  nonisolated public static var keepsLeafNode: Bool { false }
}

/// A placeholder, in the body of a modifier, for the view that it is applied to.
nonisolated public struct ModifierContent<Modifier: ViewModifier>: View {
  let view: any View
}

extension ModifierContent: PrimitiveView {
  nonisolated static var rowKind: RowKind { .placeholder }

  nonisolated var ownRowKind: RowKind { view.rowKind }

  nonisolated func makeNode(in context: ViewContext) -> ViewNode { view.node(in: context) }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    view.update(node, in: context)
  }
}

/// A custom modifier with its content, as a view with a body.
nonisolated struct ModifierBody<Content: View, Modifier: ViewModifier>: View, PropertyHolding {
  let content: Content
  let modifier: Modifier

  /// The dynamic properties of the body are those of the modifier.
  static var holder: Any.Type { Modifier.self }

  @MainActor var body: Modifier.Body {
    modifier.body(content: ModifierContent(view: content))
  }
}

/// A modifier of the engine that makes its node directly, instead of having a body.
nonisolated protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// Whether the modifier has no effect on the layout of rows, so that they need not exist to be
  /// modified.
  var preservesRows: Bool { get }

  /// Whether the modifier, applied to several views, modifies each of them.
  var appliesToRows: Bool { get }

  func makeNode<Content: View>(of content: Content, in context: ViewContext) -> ViewNode

  func updateNode<Content: View>(_ node: ViewNode, of content: Content, in context: ViewContext)
}

extension PrimitiveModifier {
  nonisolated var preservesRows: Bool { false }

  nonisolated var appliesToRows: Bool { false }

  /// Makes the node of the modifier.
  nonisolated public static func makeNode<Modified: View>(
    of modifier: Self,
    around view: Modified,
    in context: ViewContext
  ) -> ViewNode {
    modifier.makeNode(of: view, in: context)
  }

  /// Updates the node of the modifier.
  nonisolated public static func updateNode<Modified: View>(
    _ node: ViewNode,
    of modifier: Self,
    around view: Modified,
    in context: ViewContext
  ) {
    modifier.updateNode(node, of: view, in: context)
  }

  /// Never evaluated, since the engine applies the modifier directly.
  public func body(content: Self.Content) -> Never {
    preconditionFailure("\(Self.self) has no body: the engine applies it itself")
  }
}
