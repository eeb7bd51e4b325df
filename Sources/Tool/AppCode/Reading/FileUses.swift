internal import SwiftSyntax

/// Which files of an app use declarations of which other ones.
package struct FileUses {
  private let paths: [String]
  /// The indices of the files that use each file directly.
  private let users: [[Int]]

  /// - Complexity: O(*n*) for *n* tokens.
  package init(_ sources: [AppSource]) {
    paths = sources.map(\.path)
    let names = sources.map { source in
      let visitor = NameVisitor(viewMode: .sourceAccurate)
      visitor.walk(source.tree)
      return visitor
    }
    // An extension of a protocol has the default implementations of its requirements.
    let protocols = names.reduce(into: Set<String>()) { $0.formUnion($1.protocols) }
    for visitor in names {
      visitor.declared.formUnion(visitor.extended.intersection(protocols))
    }
    var usersOfName: [String: [Int]] = [:]
    for (index, visitor) in names.enumerated() {
      for name in visitor.used { usersOfName[name, default: []].append(index) }
    }
    users = names.enumerated().map { index, visitor in
      Set(visitor.declared.flatMap { usersOfName[$0] ?? [] }).filter { $0 != index }.sorted()
    }
  }

  /// Returns the files that satisfy a condition or use declarations of such files, directly or
  /// indirectly.
  package func files(_ isChanged: (String) -> Bool) -> Set<String> {
    let changed = paths.indices.filter { isChanged(paths[$0]) }
    return Set(Self.reached(from: changed, along: users).map { paths[$0] })
  }

  /// Returns files and the files that they use, directly or indirectly.
  package func files(usedBy files: Set<String>) -> Set<String> {
    let starts = paths.indices.filter { files.contains(paths[$0]) }
    return Set(Self.reached(from: starts, along: used).map { paths[$0] })
  }

  /// Returns the nodes of a graph that can be reached.
  private static func reached(from starts: [Int], along edges: [[Int]]) -> Set<Int> {
    var found: Set<Int> = []
    var waiting = starts
    while let next = waiting.popLast() {
      if found.insert(next).inserted { waiting += edges[next] }
    }
    return found
  }

  /// The indices of the files that each file uses directly.
  private var used: [[Int]] {
    var used = Array(repeating: [Int](), count: paths.count)
    for (index, users) in users.enumerated() {
      for user in users { used[user].append(index) }
    }
    return used
  }
}

extension FileUses {
  /// Returns for each file the text of it and of all files that it uses, directly or indirectly.
  ///
  /// - Parameters:
  ///   - files: The paths of the files.
  ///   - text: Returns the text of the file at a path, or a digest of it.
  /// - Returns: The texts in the order of the paths, one a line.
  package func texts(usedBy files: Set<String>, _ text: (String) -> String) -> [String: String] {
    let (used, texts) = (used, paths.map(text))
    return paths.indices.filter { files.contains(paths[$0]) }.reduce(into: [:]) { result, start in
      result[paths[start]] = Self.reached(from: [start], along: used).sorted()
        .map { texts[$0] }.joined(separator: "\n")
    }
  }
}

/// Collects the names that a file declares for others, and those that it refers to: no labels of
/// arguments, and no names of its own declarations.
private final class NameVisitor: SyntaxVisitor {
  var declared: Set<String> = []
  var used: Set<String> = []
  /// The protocols that the file declares.
  var protocols: Set<String> = []
  /// The names of the types that the file extends.
  var extended: Set<String> = []

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    used.insert(node.baseName.text)
    return .visitChildren
  }

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    used.insert(node.operator.text)
    return .skipChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    used.insert(node.operator.text)
    return .visitChildren
  }

  override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    used.insert(node.operator.text)
    return .visitChildren
  }

  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    used.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    used.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    protocols.insert(node.name.text)
    return add(node.name)
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if Syntax(node).isSharedMember { declared.insert(node.name.text) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if Syntax(node).isSharedMember {
      declared.formUnion(node.bindings.map(\.pattern.trimmedDescription))
    }
    return .visitChildren
  }

  // Conformances, initializers, subscripts and operators of a type are used without their names.
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isUsedByType = node.memberBlock.members.contains { member in
      let name = member.decl.as(FunctionDeclSyntax.self)?.name
      return member.decl.is(InitializerDeclSyntax.self) || member.decl.is(SubscriptDeclSyntax.self)
        || name.map { $0.text == "callAsFunction" || $0.text.first?.isLetter == false } ?? false
    }
    let name = node.extendedType.trimmedDescription.split(separator: ".").last.map(String.init)
    guard let name else { return .visitChildren }
    extended.insert(name)
    if isUsedByType || node.inheritanceClause != nil { declared.insert(name) }
    return .visitChildren
  }

  private func add(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(name.text)
    return .visitChildren
  }
}

extension Syntax {
  /// Whether the declaration is at the top level of a file, or a member of an extension there.
  fileprivate var isSharedMember: Bool {
    guard let owner = parent?.parent?.parent else { return false }
    return owner.is(SourceFileSyntax.self) || owner.parent?.is(ExtensionDeclSyntax.self) ?? false
  }
}
