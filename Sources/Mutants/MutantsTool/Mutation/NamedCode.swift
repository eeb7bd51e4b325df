internal import SwiftSyntax

/// A declaration, a statement, a case, an argument or a condition, with a name that does not depend
/// on its place.
struct NamedCode: Sendable, Hashable {
  /// The declaration, or the one around the code, such as `StackRule.size(for:asking:)`; empty at
  /// the top level.
  var declaration: String
  /// The code on one line, with single spaces.
  var text: String
  /// Whether the code is the declaration itself.
  var isDeclaration: Bool
  /// The range of the code in bytes.
  var range: Range<Int>

  init(_ node: Syntax, in source: SourceText) {
    range = node.range
    let content = Self.content(of: node)
    text = source.line(of: range)
    let named = content.as(VariableDeclSyntax.self)?.bindings.first.map { Syntax($0) } ?? content
    declaration = DeclarationPath.path(of: named)
    isDeclaration =
      content.is(DeclSyntax.self) && node.is(MemberBlockItemSyntax.self)
      || content.asProtocol((any DeclGroupSyntax).self) != nil
  }

  /// Returns the content of a list item.
  private static func content(of node: Syntax) -> Syntax {
    if let item = node.as(CodeBlockItemSyntax.self) { return Syntax(item.item) }
    if let member = node.as(MemberBlockItemSyntax.self) { return Syntax(member.decl) }
    return node
  }
}
