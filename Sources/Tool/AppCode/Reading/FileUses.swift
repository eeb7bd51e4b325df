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
    var found: Set<Int> = []
    var waiting = paths.indices.filter { isChanged(paths[$0]) }
    while let next = waiting.popLast() {
      if found.insert(next).inserted { waiting += users[next] }
    }
    return Set(found.map { paths[$0] })
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
    var used = Array(repeating: [Int](), count: paths.count)
    for (index, users) in users.enumerated() {
      for user in users { used[user].append(index) }
    }
    let texts = paths.map(text)
    return paths.indices.filter { files.contains(paths[$0]) }.reduce(into: [:]) { result, start in
      var found: Set<Int> = []
      var waiting = [start]
      while let next = waiting.popLast() {
        if found.insert(next).inserted { waiting += used[next] }
      }
      result[paths[start]] = found.sorted().map { texts[$0] }.joined(separator: "\n")
    }
  }
}

/// Collects the names that a file declares for others, and those that it refers to: no labels of
/// arguments, and no names of its own declarations.
private final class NameVisitor: SyntaxVisitor {
  var declared: Set<String> = []
  var used: Set<String> = []

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    used.insert(node.baseName.text)
    return .visitChildren
  }

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
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
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
    if isUsedByType || node.inheritanceClause != nil {
      let path = node.extendedType.trimmedDescription.split(separator: ".")
      declared.formUnion(path.last.map { [String($0)] } ?? [])
    }
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
