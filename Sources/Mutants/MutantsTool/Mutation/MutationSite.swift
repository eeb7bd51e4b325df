internal import SwiftSyntax

/// The surroundings of a node that is to be broken.
struct MutationSite {
  let source: SourceText
  /// The nodes that something is stored in, with all that leads to them.
  var storedIn: Set<SyntaxIdentifier> = []
}

extension MutationSite {
  /// Whether something is stored in the node, or through it.
  func isStored(_ node: some SyntaxProtocol) -> Bool { storedIn.contains(node.id) }

  /// The code of a node with a part of it exchanged.
  func text(
    of node: some SyntaxProtocol,
    with replacement: String,
    for part: some SyntaxProtocol
  ) -> String {
    source[node.range.lowerBound..<part.range.lowerBound] + replacement
      + source[part.range.upperBound..<node.range.upperBound]
  }

  /// The code of a node.
  func text(of node: some SyntaxProtocol) -> String { source[node.range] }
}

extension SyntaxProtocol {
  /// Whether it is in the default of a parameter.
  var isInDefaultArgument: Bool {
    var current = parent
    while let node = current {
      if node.is(InitializerClauseSyntax.self) {
        return node.parent?.is(FunctionParameterSyntax.self) ?? false
      }
      current = node.parent
    }
    return false
  }
}

/// The names of the declarations around a node, outermost first.
enum DeclarationPath {
  /// The path with dots: `StackRule.size(for:asking:)`; empty outside of all.
  ///
  /// - Complexity: O(*d*) for a node that is *d* levels deep.
  static func path(of node: Syntax) -> String {
    var names: [String] = []
    var current: Syntax? = node
    while let here = current {
      if let name = name(of: here) { names.append(name) }
      current = here.parent
    }
    return names.reversed().joined(separator: ".")
  }

  private static func name(of node: Syntax) -> String? {
    if let function = node.as(FunctionDeclSyntax.self) {
      return function.name.text + labels(of: function.signature.parameterClause)
    }
    if let initializer = node.as(InitializerDeclSyntax.self) {
      return "init" + labels(of: initializer.signature.parameterClause)
    }
    if let subscripted = node.as(SubscriptDeclSyntax.self) {
      return "subscript" + labels(of: subscripted.parameterClause)
    }
    if let binding = node.as(PatternBindingSyntax.self), isOfType(binding) {
      return binding.pattern.trimmedDescription
    }
    if let type = node.asProtocol((any NamedDeclSyntax).self),
      node.asProtocol((any DeclGroupSyntax).self) != nil
    {
      return type.name.text
    }
    return node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
  }

  private static func labels(of clause: FunctionParameterClauseSyntax) -> String {
    "(" + clause.parameters.map { "\($0.firstName.text):" }.joined() + ")"
  }

  /// Whether a variable is a property, and no local name.
  private static func isOfType(_ binding: PatternBindingSyntax) -> Bool {
    binding.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) ?? false
  }
}
