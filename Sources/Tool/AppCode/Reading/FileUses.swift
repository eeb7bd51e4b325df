internal import SwiftSyntax

/// Which files of an app use declarations of which other ones, or may do so without naming them.
///
/// A file uses another one if
/// - it names a declaration of it,
/// - it declares a type that the other one extends: requirements of protocols, `CodingKeys` and
///   functions of builders are used without their names,
/// - the other one adds a conformance, an initializer, a subscript or an operator to a type that
///   the app does not declare: literals and values use those without a name.
package struct FileUses {
  private let paths: [String]
  /// The indices of the files that use each file directly; the last index stands for every file.
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
    var ownersOfType: [String: [Int]] = [:]
    for (index, visitor) in names.enumerated() {
      for name in visitor.used { usersOfName[name, default: []].append(index) }
      for name in visitor.types { ownersOfType[name, default: []].append(index) }
    }
    let every = sources.count
    users =
      names.enumerated().map { index, visitor in
        var users = Set(visitor.declared.flatMap { usersOfName[$0] ?? [] })
        users.formUnion(visitor.extended.flatMap { ownersOfType[$0] ?? [] })
        let isOfEveryFile =
          visitor.hasOnlyImports
          || visitor.extendedWithoutNames.contains { ownersOfType[$0] == nil }
        if isOfEveryFile { users.insert(every) }
        return users.filter { $0 != index }.sorted()
      } + [Array(sources.indices)]
  }

  /// Returns the files that satisfy a condition or use declarations of such files, directly or
  /// indirectly.
  package func files(_ isChanged: (String) -> Bool) -> Set<String> {
    let changed = paths.indices.filter { isChanged(paths[$0]) }
    return filePaths(Self.reached(from: changed, along: users))
  }

  /// Returns files and the files that they use, directly or indirectly.
  package func files(usedBy files: Set<String>) -> Set<String> {
    let starts = paths.indices.filter { files.contains(paths[$0]) }
    return filePaths(Self.reached(from: starts, along: used))
  }

  private func filePaths(_ indices: Set<Int>) -> Set<String> {
    Set(indices.lazy.filter { $0 < paths.count }.map { paths[$0] })
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
    var used = Array(repeating: [Int](), count: users.count)
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
        .filter { $0 < texts.count }.map { texts[$0] }.joined(separator: "\n")
    }
  }
}

/// Collects the names that a file declares for other files, and the names of others that it uses.
///
/// Labels of arguments and the file's own names are left out.
private final class NameVisitor: SyntaxVisitor {
  var declared: Set<String> = []
  var used: Set<String> = []
  /// The types and protocols that the file declares.
  var types: Set<String> = []
  /// The names of the types that the file extends.
  var extended: Set<String> = []
  /// The extended types whose extensions are used without naming a member, such as a conformance.
  var extendedWithoutNames: Set<String> = []
  /// Whether the file has imports only, which other files see.
  var hasOnlyImports = false

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    hasOnlyImports = node.statements.allSatisfy { $0.item.is(ImportDeclSyntax.self) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    used.insert(node.baseName.plainText)
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

  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
    if let group = node.operatorPrecedenceAndTypes?.precedenceGroup { used.insert(group.text) }
    return add(node.name)
  }

  override func visit(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
  }

  override func visit(_ node: PrecedenceGroupNameSyntax) -> SyntaxVisitorContinueKind {
    used.insert(node.name.text)
    return .skipChildren
  }

  // A pattern that is an expression uses `~=`.
  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
    used.insert("~=")
    return .visitChildren
  }

  // A text with interpolations uses the functions for their values.
  override func visit(_ node: ExpressionSegmentSyntax) -> SyntaxVisitorContinueKind {
    used.insert("appendInterpolation")
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    used.insert(node.name.plainText)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    used.insert(node.name.plainText)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { addType(node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { addType(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { addType(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { addType(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    addType(node.name)
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    addType(node.name)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if Syntax(node).isSharedMember { declared.insert(node.name.plainText) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if Syntax(node).isSharedMember {
      declared.formUnion(node.bindings.map { $0.pattern.trimmedDescription.withoutBackticks })
    }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isUsedWithoutName = node.memberBlock.members.contains { member in
      let name = member.decl.as(FunctionDeclSyntax.self)?.name.text
      return member.decl.is(InitializerDeclSyntax.self) || member.decl.is(SubscriptDeclSyntax.self)
        || name.map { $0 == "callAsFunction" || $0.hasPrefix("build") } ?? false
    }
    let name = node.extendedType.trimmedDescription.split(separator: ".").last.map(String.init)
    guard let name else { return .visitChildren }
    extended.insert(name)
    if isUsedWithoutName || node.inheritanceClause != nil { extendedWithoutNames.insert(name) }
    return .visitChildren
  }

  private func addType(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    types.insert(name.plainText)
    return add(name)
  }

  private func add(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(name.plainText)
    return .visitChildren
  }
}

extension TokenSyntax {
  /// The name without backticks.
  fileprivate var plainText: String { text.withoutBackticks }
}

extension String {
  fileprivate var withoutBackticks: String { replacing("`", with: "") }
}

extension Syntax {
  /// Whether the declaration is at the top level of a file, or a member of an extension there.
  fileprivate var isSharedMember: Bool {
    guard let owner = parent?.parent?.parent else { return false }
    return owner.is(SourceFileSyntax.self) || owner.parent?.is(ExtensionDeclSyntax.self) ?? false
  }
}
