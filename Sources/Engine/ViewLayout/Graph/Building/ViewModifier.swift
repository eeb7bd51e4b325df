/// A change to a view, as a value of its own.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View
  /// The stand-in for the view that is changed.
  typealias Content = ModifierContent<Self>

  /// The changed view.
  @ViewBuilder func body(content: Self.Content) -> Self.Body

  /// Makes the node of a view with the modifier.
  ///
  /// Not for authors: the engine's own modifiers make theirs, and every other one is what its body
  /// is.
  nonisolated static func makeNode<Modified: View>(
    of modifier: Self,
    around view: Modified,
    in context: ViewContext
  ) -> ViewNode

  /// Brings the node, which earlier values of the same types made, up to date.
  ///
  /// Not for authors, as `makeNode(of:around:in:)` is not.
  nonisolated static func updateNode<Modified: View>(
    _ node: ViewNode,
    of modifier: Self,
    around view: Modified,
    in context: ViewContext
  )
}

extension ViewModifier {
  /// Makes the node of what a modifier's body is.
  nonisolated public static func makeNode<Modified: View>(
    of modifier: Self,
    around view: Modified,
    in context: ViewContext
  ) -> ViewNode {
    ModifierBody(content: view, modifier: modifier).node(in: context)
  }

  /// Brings the node of what a modifier's body is up to date.
  nonisolated public static func updateNode<Modified: View>(
    _ node: ViewNode,
    of modifier: Self,
    around view: Modified,
    in context: ViewContext
  ) {
    ModifierBody(content: view, modifier: modifier).update(node, in: context)
  }
}

/// The stand-in, in a modifier's body, for the view that it changes.
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

/// An author's own modifier as a view with a body.
nonisolated struct ModifierBody<Content: View, Modifier: ViewModifier>: View, PropertyHolding {
  let content: Content
  let modifier: Modifier

  /// The modifier's own properties are the body's.
  var holder: Any { modifier }

  @MainActor var body: Modifier.Body {
    modifier.body(content: ModifierContent(view: content))
  }
}

/// A modifier that the engine knows: it makes its own node in place of a body.
nonisolated protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// Whether what the modifier does to each element needs no element.
  var preservesRows: Bool { get }

  /// Whether the modifier does to several views what it does to each of them.
  var appliesToRows: Bool { get }

  func makeNode<Content: View>(of content: Content, in context: ViewContext) -> ViewNode

  func updateNode<Content: View>(_ node: ViewNode, of content: Content, in context: ViewContext)
}

extension PrimitiveModifier {
  nonisolated var preservesRows: Bool { false }

  nonisolated var appliesToRows: Bool { false }

  /// Makes the modifier's own node.
  nonisolated public static func makeNode<Modified: View>(
    of modifier: Self,
    around view: Modified,
    in context: ViewContext
  ) -> ViewNode {
    modifier.makeNode(of: view, in: context)
  }

  /// Brings the modifier's own node up to date.
  nonisolated public static func updateNode<Modified: View>(
    _ node: ViewNode,
    of modifier: Self,
    around view: Modified,
    in context: ViewContext
  ) {
    modifier.updateNode(node, of: view, in: context)
  }

  /// Never evaluated: the engine applies the modifier itself.
  public func body(content: Self.Content) -> Never {
    preconditionFailure("\(Self.self) has no body: the engine applies it itself")
  }
}
