internal import SwiftParser
internal import SwiftSyntax

/// Evaluates the declarations of a manifest as data.
///
/// Literals, constants, static members, cases with raw values, sums, `map`, and calls of functions
/// have values. Conditions are not evaluated: all of their branches count.
///
/// The work is limited, as constants and functions may refer to each other several times. Beyond
/// the limit, values are unknown.
struct ManifestReader {
  /// The work of an evaluation that is left, shared by the copies of a reader.
  private final class Allowance {
    /// The number of expressions, and of elements of their values.
    var steps = 200_000
    /// The number of expressions inside of each other.
    var depth = 200
  }

  /// The initial values of constants and static members, by their names.
  private var constants: [String: ExprSyntax] = [:]
  private var functions: [String: FunctionDeclSyntax] = [:]
  /// The raw values of cases, by their names.
  private var rawValues: [String: String] = [:]
  /// The names of constants in their order.
  private var names: [String] = []
  /// The statements at the top level, such as `package.targets += […]`.
  private var statements: [ExprSyntax] = []
  /// The values of parameters and local constants.
  private var locals: [String: ManifestValue] = [:]
  /// The names of the constants and functions that are being evaluated.
  private var open: Set<String> = []
  private let allowance = Allowance()

  init(texts: [String]) {
    for text in texts { collect(Parser.parse(source: text).statements.flattened) }
  }
}

extension ManifestReader {
  /// The values of the constants and statements at the top level.
  var values: [ManifestValue] {
    names.compactMap { constants[$0] }.map(value) + appendedValues
  }

  /// The values that the statements at the top level append.
  var appendedValues: [ManifestValue] { statements.map(value) }

  private mutating func collect(_ items: [CodeBlockItemSyntax.Item]) {
    for item in items {
      switch item {
      case .decl(let declaration): collect(declaration)
      case .expr(let expression): statements.append(expression)
      default: break
      }
    }
  }

  private mutating func collect(_ declaration: DeclSyntax) {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        let name = binding.pattern.trimmedDescription
        guard constants[name] == nil else { continue }
        constants[name] = binding.initializer?.value ?? binding.accessorBlock?.result
        names.append(name)
      }
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      functions[function.name.text] = function
    } else if let cases = declaration.as(EnumCaseDeclSyntax.self) {
      for element in cases.elements {
        let raw = element.rawValue?.value.as(StringLiteralExprSyntax.self)
        rawValues[element.name.text] = raw?.representedLiteralValue ?? element.name.text
      }
    } else if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
      for member in group.memberBlock.members { collect(member.decl) }
    }
  }
}

extension ManifestReader {
  private func value(of expression: ExprSyntax) -> ManifestValue {
    guard allowance.steps > 0, allowance.depth > 0 else { return .unknown }
    allowance.steps -= 1
    allowance.depth -= 1
    defer { allowance.depth += 1 }
    return content(of: expression)
  }

  private func content(of expression: ExprSyntax) -> ManifestValue {
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal):
      text(of: literal).map(ManifestValue.text) ?? .unknown
    case .arrayExpr(let array):
      .list(array.elements.map { value(of: $0.expression) })
    case .tupleExpr(let tuple):
      tuple.elements.first.map { value(of: $0.expression) } ?? .unknown
    case .sequenceExpr(let sequence):
      sum(of: Array(sequence.elements))
    case .declReferenceExpr(let reference):
      named(reference.baseName.text) ?? .unknown
    case .memberAccessExpr(let member):
      self.member(member)
    case .functionCallExpr(let call):
      self.call(call)
    default:
      .unknown
    }
  }

  private func text(of literal: StringLiteralExprSyntax) -> String? {
    var result = ""
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let segment):
        result += segment.content.text
      case .expressionSegment(let segment):
        guard let text = segment.expressions.first.flatMap({ value(of: $0.expression).text })
        else { return nil }
        result += text
      default:
        return nil
      }
    }
    return result
  }

  /// The value of an unfolded sequence: a sum, or the right side of `+=`.
  private func sum(of elements: [ExprSyntax]) -> ManifestValue {
    let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    let operands = elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map(value)
    let summands = operators.first == "+=" ? operands.dropFirst() : operands[...]
    let texts = summands.compactMap(\.text)
    return texts.count == summands.count
      ? .text(texts.joined()) : .list(summands.flatMap(\.elements))
  }

  /// The value of a parameter or constant; `nil` for an unknown name.
  ///
  /// A constant is unknown in its own value.
  private func named(_ name: String) -> ManifestValue? {
    if let local = locals[name] {
      allowance.steps -= local.size
      return allowance.steps > 0 ? local : .unknown
    }
    guard let constant = constants[name], !open.contains(name) else { return nil }
    var reader = self
    reader.open.insert(name)
    reader.locals = [:]
    return reader.value(of: constant)
  }

  private func member(_ member: MemberAccessExprSyntax) -> ManifestValue {
    let name = member.declName.baseName.text
    if ["rawValue", "name", "description"].contains(name), let base = member.base.map(value) {
      return base.name.flatMap { rawValues[$0] }.map(ManifestValue.text) ?? base["name"] ?? base
    }
    return rawValues[name] == nil ? named(name) ?? .call(name, []) : .call(name, [])
  }
}

extension ManifestReader {
  private func call(_ call: FunctionCallExprSyntax) -> ManifestValue {
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    let reference = member?.declName ?? call.calledExpression.as(DeclReferenceExprSyntax.self)
    let name = reference?.baseName.text ?? ""
    if let base = member?.base, ["map", "flatMap", "compactMap"].contains(name),
      let body = call.trailingClosure ?? call.arguments.first?.expression.as(ClosureExprSyntax.self)
    {
      let elements = value(of: base).elements
      allowance.steps -= elements.count
      return allowance.steps > 0 ? .list(elements.map { value(of: body, for: $0) }) : .unknown
    }
    let arguments = call.arguments.map { argument in
      ManifestValue.Argument(
        label: argument.label?.text ?? "",
        value: value(of: argument.expression)
      )
    }
    guard let function = functions[name], !open.contains("\(name)()") else {
      return .call(name, arguments)
    }
    return result(of: function, arguments)
  }

  private func value(of closure: ClosureExprSyntax, for element: ManifestValue) -> ManifestValue {
    var reader = self
    reader.locals["$0"] = element
    if case .simpleInput(let names) = closure.signature?.parameterClause, let name = names.first {
      reader.locals[name.name.text] = element
    }
    return reader.result(of: closure.statements)
  }

  /// The result of a function, which is unavailable in its own body.
  private func result(
    of function: FunctionDeclSyntax,
    _ arguments: [ManifestValue.Argument]
  ) -> ManifestValue {
    var reader = self
    reader.open.insert("\(function.name.text)()")
    reader.locals = [:]
    var rest = arguments[...]
    for parameter in function.signature.parameterClause.parameters {
      let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text
      let name = (parameter.secondName ?? parameter.firstName).text
      if let argument = rest.first, argument.label == label {
        reader.locals[name] = argument.value
        rest = rest.dropFirst()
      } else {
        reader.locals[name] = (parameter.defaultValue?.value).map(value)
      }
    }
    return function.body.map { reader.result(of: $0.statements) } ?? .unknown
  }

  /// The value that a body returns at its end.
  private func result(of statements: CodeBlockItemListSyntax) -> ManifestValue {
    var reader = self
    var result: ManifestValue = .unknown
    for item in statements.flattened {
      if case .decl(let declaration) = item {
        for binding in declaration.as(VariableDeclSyntax.self)?.bindings ?? [] {
          reader.locals[binding.pattern.trimmedDescription] =
            (binding.initializer?.value).map(reader.value)
        }
      } else if case .stmt(let statement) = item {
        let returned = statement.as(ReturnStmtSyntax.self)?.expression
        result = returned.map(reader.value) ?? result
      } else if case .expr(let expression) = item {
        result = reader.value(of: expression)
        guard let name = expression.extendedName, let list = reader.locals[name] else { continue }
        reader.locals[name] = .list(list.elements + result.appended)
      }
    }
    return result
  }
}

extension ManifestValue {
  /// The elements that a call of `append`, or the right side of `+=`, adds to a list.
  fileprivate var appended: [ManifestValue] {
    name == "append" ? arguments.flatMap(\.value.elements) : elements
  }
}

extension ExprSyntax {
  /// The name of the list that `+=` or `append` extends; `nil` for another expression.
  fileprivate var extendedName: String? {
    if let elements = self.as(SequenceExprSyntax.self)?.elements {
      let isSum = elements.contains { $0.trimmedDescription == "+=" }
      return isSum ? elements.first?.trimmedDescription : nil
    }
    let function = self.as(FunctionCallExprSyntax.self)?.calledExpression
    let member = function?.as(MemberAccessExprSyntax.self)
    return member?.declName.baseName.text == "append" ? member?.base?.trimmedDescription : nil
  }
}

extension CodeBlockItemListSyntax {
  /// The statements, with those of all branches in place of a condition.
  fileprivate var flattened: [CodeBlockItemSyntax.Item] {
    flatMap { statement -> [CodeBlockItemSyntax.Item] in
      switch statement.item {
      case .decl(let declaration):
        let clauses = declaration.as(IfConfigDeclSyntax.self)?.clauses
        return clauses?.flatMap { $0.elements?.as(Self.self)?.flattened ?? [] } ?? [statement.item]
      case .stmt(let inner):
        let condition = inner.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
        return condition?.branches ?? [statement.item]
      case .expr(let expression):
        return expression.as(IfExprSyntax.self)?.branches ?? [statement.item]
      default: return []
      }
    }
  }
}

extension IfExprSyntax {
  /// The statements of all branches.
  fileprivate var branches: [CodeBlockItemSyntax.Item] {
    let others: [CodeBlockItemSyntax.Item]? =
      switch elseBody {
      case .codeBlock(let block): block.statements.flattened
      case .ifExpr(let other): other.branches
      default: nil
      }
    return body.statements.flattened + (others ?? [])
  }
}

extension AccessorBlockSyntax {
  /// The expression that a getter without `get` returns; `nil` for another property.
  fileprivate var result: ExprSyntax? {
    guard case .getter(let statements) = accessors, case .expr(let result) = statements.last?.item
    else { return nil }
    return result
  }
}
