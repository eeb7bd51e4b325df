internal import SwiftSyntax

/// A part of an app's code that is left out or replaced, because it does not compile.
package struct Cut: Sendable, Hashable, Codable {
  /// The name of the rule, such as `modifier`.
  package var rule: String
  /// The replacement in the prepared text.
  package var edit: SourceEdit
  /// The part that is left out, in a word or two of the code: `cardStyle`, `Store.load()`.
  package var subject: String
  /// The line at which the part begins, from 1.
  package var line: Int
  /// The first message of the compiler about the part.
  package var reason: String
}

/// An error of the compiler at a place in the prepared text of a file.
struct CutContext {
  let source: AppSource
  let converter: SourceLocationConverter
  /// The token at the place of the error, or the first one of a replaced part.
  let token: TokenSyntax
  let message: String
  /// The names of types that are declared because they are missing.
  let missingTypes: Set<String>

  /// The words that the message quotes, in order: `'Foo'` is `Foo`.
  var quoted: [String] {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .compactMap { $0.offset % 2 == 1 ? String($0.element) : nil }
  }

  /// Returns the nodes around the token, the smallest first, up to a node that satisfies a
  /// condition.
  func ancestors(upTo end: (Syntax) -> Bool = { _ in false }) -> [Syntax] {
    var nodes: [Syntax] = []
    var node: Syntax? = Syntax(token)
    while let current = node, !end(current) {
      nodes.append(current)
      node = current.parent
    }
    return nodes
  }

  /// Returns the nearest node of a type around the token, inside of the nearest body or member
  /// block; `nil` if there is none.
  func nearest<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
    ancestors { $0.is(CodeBlockSyntax.self) || $0.is(MemberBlockSyntax.self) }.lazy
      .compactMap { $0.as(type) }.first
  }

  /// Returns a cut of a node.
  func cut(_ node: some SyntaxProtocol, to text: String, subject: String? = nil) -> Cut {
    cut(node.offsets, to: text, subject: subject ?? Self.subject(of: node))
  }

  /// Returns a cut of a part of the file.
  func cut(_ range: Range<Int>, to text: String, subject: String) -> Cut {
    let position = AbsolutePosition(utf8Offset: range.lowerBound)
    return Cut(
      rule: "",
      edit: SourceEdit(range, text),
      subject: subject,
      line: converter.location(for: position).line,
      reason: message
    )
  }

  /// Returns the first words of a node's code.
  static func subject(of node: some SyntaxProtocol) -> String {
    let code = node.trimmedDescription
    let head = code.prefix { !"({\n".contains($0) }
    return String((head.isEmpty ? code[...] : head).prefix(40))
  }

  /// Returns the literal of the place of a node, for messages at run time: `"Row.swift:12"`.
  func place(of node: some SyntaxProtocol) -> String {
    let line = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    return "\"\(source.path):\(line)\""
  }
}

/// A rule that returns the cuts for an error.
protocol CutRule {
  /// The name of the rule in reports and in `Decisions.md`.
  static var name: String { get }

  /// Returns the cuts that may remove an error, the smallest first; empty if the rule does not
  /// apply.
  static func cuts(for context: CutContext) -> [Cut]
}

/// All rules, those with the smallest cuts first.
enum CutRules {
  static var all: [any CutRule.Type] {
    [
      PreviewCut.self, AttributeCut.self, ConformanceCut.self, ExtensionCut.self, TypeUseCut.self,
      ArgumentsCut.self, UnwrappingCut.self, ModifierCut.self, ExpressionCut.self, ViewCut.self,
      StatementCut.self,
      ClosureCut.self, BodyCut.self, MemberCut.self, DeclarationCut.self,
    ]
  }

  /// Returns the cuts of all rules for an error, with the names of their rules.
  static func cuts(for context: CutContext) -> [Cut] {
    all.flatMap { rule in
      rule.cuts(for: context).map { cut in
        var cut = cut
        cut.rule = rule.name
        return cut
      }
    }
  }
}
