internal import SpecFormat
internal import SwiftSyntax

/// Disables a rule in the code after a comment that names it.
///
/// The effect depends on the code: a body returns its default value, a condition is false, a
/// statement is skipped, or a value is empty. Most code has several alternatives, in order of
/// preference.
struct RuleSwitch {
  let mark: RuleMark
  let site: MutationSite
}

extension RuleSwitch {
  /// The alternatives that disable the rule, in order of preference; those that do not compile must
  /// be dropped.
  var mutations: [Mutation] {
    var mutations = alternatives(for: content(of: mark.node))
    for index in mutations.indices {
      mutations[index].kind = .rule
      mutations[index].rule = mark.rule
      mutations[index].group = "\(mark.rule) at \(mark.node.range.lowerBound)"
    }
    return mutations
  }

  /// Returns the content of a list item.
  private func content(of node: Syntax) -> Syntax {
    if let item = node.as(CodeBlockItemSyntax.self) { return Syntax(item.item) }
    if let member = node.as(MemberBlockItemSyntax.self) { return Syntax(member.decl) }
    return node
  }

  private func alternatives(for node: Syntax) -> [Mutation] {
    if let argument = node.as(LabeledExprSyntax.self) { return values(argument.expression) }
    if let element = node.as(ConditionElementSyntax.self) { return condition(before: element) }
    if let body = FunctionBody(node) { return bodies(body) }
    if let variable = node.as(VariableDeclSyntax.self) { return bindings(of: variable) }
    if let group = node.asProtocol((any DeclGroupSyntax).self) { return members(of: group) }
    if let choice = node.as(SwitchCaseSyntax.self) { return first(of: choice.statements) }
    if let statement = node.as(ExpressionStmtSyntax.self) {
      return alternatives(for: Syntax(statement.expression))
    }
    if let branch = node.as(IfExprSyntax.self) { return branches(of: branch) }
    if let check = node.as(GuardStmtSyntax.self) {
      return check.conditions.first.map { condition(before: $0) } ?? []
    }
    if let loop = node.as(WhileStmtSyntax.self) {
      return loop.conditions.first.map { condition(before: $0) } ?? []
    }
    if let returned = node.as(ReturnStmtSyntax.self) {
      return returned.expression.map { values($0) } ?? [Mutation(.rule, leavingOut: node.range)]
    }
    if let loop = node.as(ForStmtSyntax.self) { return [Mutation(.rule, leavingOut: loop.range)] }
    if let choice = node.as(SwitchExprSyntax.self) {
      return [Mutation(.rule, leavingOut: choice.range)] + values(choice.subject)
    }
    guard let expression = node.as(ExprSyntax.self) else { return [] }
    let list = node.parent?.parent?.as(CodeBlockItemListSyntax.self)
    let isValue = list.map { DefaultValue.isImplied(by: $0) } ?? true
    return isValue ? values(expression) : [Mutation(.rule, leavingOut: expression.range)]
  }

  private func bodies(_ body: FunctionBody) -> [Mutation] {
    let mutations = body.defaults.flatMap { body.mutations(returning: $0, kind: .rule, at: site) }
    // A body that already returns its default value returns another value instead. That is not
    // possible for an opaque type, which would change even with all switches off.
    let isOpaque = body.type?.is(SomeOrAnyTypeSyntax.self) ?? false
    guard mutations.isEmpty, !isOpaque, body.statements.count == 1,
      let value = body.statements.first?.item.as(ExprSyntax.self)
    else { return mutations }
    return values(value)
  }

  private func bindings(of variable: VariableDeclSyntax) -> [Mutation] {
    variable.bindings.flatMap { binding -> [Mutation] in
      if let body = FunctionBody(Syntax(binding)) { return bodies(body) }
      let mutations = binding.initializer.map { values($0.value) } ?? []
      // If the type of a member is inferred, `nil` would cause compiler errors at its uses, which
      // contain no mutants.
      let isMember = variable.parent?.is(MemberBlockItemSyntax.self) ?? false
      return isMember && binding.typeAnnotation == nil
        ? mutations.filter { $0.replacement != "nil" } : mutations
    }
  }

  /// Returns a mutation by which the condition is false, regardless of its bindings.
  private func condition(before element: ConditionElementSyntax) -> [Mutation] {
    [
      Mutation(
        kind: .rule,
        range: element.range,
        replacement: "false",
        insertions: [
          Insertion(range: element.range, place: .before, layer: .statement, text: "!mutant(§), ")
        ]
      )
    ]
  }

  /// Returns a mutation by which the branch is not taken.
  private func branches(of branch: IfExprSyntax) -> [Mutation] {
    branch.conditions.first.map { condition(before: $0) } ?? []
  }

  private func first(of statements: CodeBlockItemListSyntax) -> [Mutation] {
    statements.first.map { alternatives(for: Syntax($0.item)) } ?? []
  }

  /// Returns mutations that replace a value by each empty value that its type may have.
  private func values(_ expression: ExprSyntax) -> [Mutation] {
    let text = site.text(of: expression)
    // An empty value is replaced by a different one.
    if text == "0" || text == ".zero" {
      return [Mutation(.rule, of: expression.range, to: "1", call: "mutantOneMore(§, ")]
    }
    let alternatives = text == "false" ? ["true"] : ["nil", ".zero", "0", "[]", "false"]
    // `CGSize.zero` is equal to `.zero`, so the replacement would have no effect.
    return alternatives.filter { $0 != text && !($0 == ".zero" && text.hasSuffix($0)) }
      .map { Mutation(.rule, of: expression.range, picking: $0) }
  }

  /// Returns a mutation of all functions and computed properties of a type at once.
  private func members(of group: any DeclGroupSyntax) -> [Mutation] {
    let finder = BodyFinder(viewMode: .sourceAccurate)
    finder.walk(group.memberBlock)
    let parts = finder.bodies.compactMap { body in
      body.defaults.first.flatMap { body.mutations(returning: $0, kind: .rule, at: site).first }
    }
    guard var all = parts.first else { return [] }
    all.insertions = parts.flatMap(\.insertions)
    return [all] + parts.prefix(3)
  }
}

/// Collects the bodies of a type's functions and computed properties.
private final class BodyFinder: SyntaxAnyVisitor {
  var bodies: [FunctionBody] = []

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let body = FunctionBody(node) { bodies.append(body) }
    return .visitChildren
  }
}

/// A comment that names a rule, with the code that follows it.
struct RuleMark {
  var rule: String
  /// The declaration, statement or case that follows the comment, or is on the same line.
  var node: Syntax
}

/// Collects the comments that name rules, and the code that lists can name.
final class MarkFinder: SyntaxAnyVisitor {
  private let source: SourceText
  private(set) var marks: [RuleMark] = []
  /// The outermost statement or declaration that starts at each offset.
  private var outermost: [Int: Syntax] = [:]

  /// All code that a list of equivalent mutants can name, in source order.
  var code: [NamedCode] {
    outermost.sorted { $0.key < $1.key }.map { NamedCode($0.value, in: source) }
  }

  init(in source: SourceText) {
    self.source = source
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
    readMarks(token.leadingTrivia, before: Syntax(token))
    readMarks(token.trailingTrivia, before: Syntax(token))
    return .visitChildren
  }

  private func readMarks(_ trivia: Trivia, before token: Syntax) {
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

  /// Returns the code that a comment at a token belongs to: the code that starts there, or else the
  /// code around it.
  ///
  /// The result is `nil` if there is none.
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
