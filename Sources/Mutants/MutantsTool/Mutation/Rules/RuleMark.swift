internal import SpecFormat
internal import SwiftSyntax

/// A comment that names a rule, on the code that follows it.
struct RuleMark {
  var rule: String
  /// The declaration, the statement or the case that the comment stands before or beside.
  var node: Syntax
}

/// Finds the comments that name rules.
final class RuleMarkFinder: SyntaxAnyVisitor {
  private(set) var marks: [RuleMark] = []
  /// The statement or the declaration that was entered last at a place.
  private var outermost: [Int: Syntax] = [:]

  init() {
    super.init(viewMode: .sourceAccurate)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if Self.canCarryMarks(node) {
      let start = node.range.lowerBound
      if outermost[start] == nil { outermost[start] = node }
    }
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    take(token.leadingTrivia, before: Syntax(token))
    take(token.trailingTrivia, before: Syntax(token))
    return .visitChildren
  }

  private func take(_ trivia: Trivia, before token: Syntax) {
    let names = trivia.pieces.flatMap { piece -> [RuleName] in
      switch piece {
      case .lineComment(let text), .docLineComment(let text), .blockComment(let text),
        .docBlockComment(let text):
        RuleName.names(in: Array(text.utf8)[...])
      default: []
      }
    }
    guard !names.isEmpty, let node = carrier(of: token) else { return }
    for name in names where !name.isFamily && !marks.contains(where: { $0.isSame(name.text, node) })
    {
      marks.append(RuleMark(rule: name.text, node: node))
    }
  }

  /// The code that a comment at a token is on: what begins there, or else what the token is in.
  private func carrier(of token: Syntax) -> Syntax? {
    if let node = outermost[token.range.lowerBound] { return node }
    var node = token.parent
    while let current = node, !Self.canCarryMarks(current) { node = current.parent }
    return node
  }

  private static func canCarryMarks(_ node: Syntax) -> Bool {
    switch node.kind {
    case .codeBlockItem, .memberBlockItem, .switchCase, .labeledExpr, .conditionElement: true
    default: false
    }
  }
}

extension RuleMark {
  fileprivate func isSame(_ rule: String, _ node: Syntax) -> Bool {
    self.rule == rule && self.node.id == node.id
  }
}
