internal import SwiftSyntax

/// The surroundings of a node to mutate.
struct MutationSite {
  let source: SourceText
  /// The assigned expressions, with those that they are members of: `a.b` and `a` in `a.b = 1`.
  var storedIn: Set<SyntaxIdentifier> = []
}

extension MutationSite {
  /// Returns whether a node is assigned, or has a member that is assigned.
  func isStored(_ node: some SyntaxProtocol) -> Bool { storedIn.contains(node.id) }

  /// Returns the code of a node with a part of it replaced.
  func text(
    of node: some SyntaxProtocol,
    with replacement: String,
    for part: some SyntaxProtocol
  ) -> String {
    source[node.range.lowerBound..<part.range.lowerBound] + replacement
      + source[part.range.upperBound..<node.range.upperBound]
  }

  /// Returns the source text of a node.
  func text(of node: some SyntaxProtocol) -> String { source[node.range] }
}

extension SyntaxProtocol {
  /// Whether the node is in a default argument.
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

/// Computes the names of the declarations that contain a node.
enum DeclarationPath {
  /// Returns the names separated by dots, such as `StackRule.size(for:asking:)`; empty at the top
  /// level.
  ///
  /// - Complexity: O(*d*) for a node at a depth of *d*.
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

  /// Returns whether a variable is a property rather than a local variable.
  private static func isOfType(_ binding: PatternBindingSyntax) -> Bool {
    binding.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) ?? false
  }
}
