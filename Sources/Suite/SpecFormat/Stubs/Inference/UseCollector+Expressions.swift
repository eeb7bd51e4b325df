extension UseCollector {
  /// Returns the type of an expression, and reads what it shows about the types of names.
  ///
  /// - Parameters:
  ///   - value: The expression.
  ///   - expected: The type that the code around it needs; `nil` if unknown.
  /// - Returns: The type, which may be found later.
  @discardableResult
  func evaluate(_ value: CodeExpression, as expected: InferredType? = nil) -> InferredType {
    let type = found(value, as: expected)
    guard let expected else { return type }
    // A value that is not optional is a value of an optional type, too.
    let isPlain = type.name == nil && expected.name == "Optional"
    (isPlain ? expected.arguments[0] : expected).unify(type)
    return type
  }

  private func found(_ value: CodeExpression, as expected: InferredType?) -> InferredType {
    switch value {
    case .integer: return hinted(.integer)
    case .decimal: return hinted(.decimal)
    case .bool: return InferredType("Bool")
    case .none: return InferredType("Optional", [InferredType()])
    case .text(let interpolations):
      for arguments in interpolations { interpolate(arguments) }
      return hinted(.text)
    case .name(let name, let place): return named(name, at: place)
    case .implicitMember(let name, let place):
      return implicit(name, nil, at: place, in: expected)
    case .member(let base, let name, let place):
      return chained(member(name, of: base, at: place), after: base)
    case .call(let callee, let arguments):
      let result = call(callee, arguments, as: expected)
      if case .member(let base, _, _) = callee { return chained(result, after: base) }
      return result
    case .element(let base, let arguments): return subscripted(base, arguments)
    case .chained(let base): return optional(base)
    case .forced(let base): return optional(base)
    case .closure(let closure): return self.closure(closure, as: expected)
    case .list(let values): return list(values, as: expected)
    case .dictionary(let pairs):
      let (key, item) = (InferredType(), InferredType())
      for pair in pairs {
        evaluate(pair.0, as: key)
        evaluate(pair.1, as: item)
      }
      return InferredType("Dictionary", [key, item])
    case .tuple(let values):
      let parts = expected?.name == "Tuple" ? expected?.arguments ?? [] : []
      return InferredType(
        "Tuple",
        values.enumerated().map { index, argument in
          evaluate(argument.value, as: index < parts.count ? parts[index] : nil)
        }
      )
    case .keyPath, .unknown: return InferredType()
    case .binary(let sign, let left, let right): return operation(sign, left, right, as: expected)
    case .prefix(let sign, let operand):
      return evaluate(operand, as: sign == "!" ? InferredType("Bool") : expected)
    case .choice(let condition, let first, let second):
      evaluate(condition, as: InferredType("Bool"))
      let type = expected ?? InferredType()
      evaluate(first, as: type)
      evaluate(second, as: type)
      return type
    case .cast(let operand, let sign, let type):
      evaluate(operand)
      if sign == "is" { return InferredType("Bool") }
      return table.type(type)
    case .type(let type): return InferredType("Type", [table.type(type)])
    case .statement(let statement):
      results.append(expected ?? InferredType())
      walk(statement)
      return results.removeLast()
    }
  }

  /// Returns the type of a chain, which is optional after `?`.
  private func chained(_ type: InferredType, after base: CodeExpression) -> InferredType {
    guard base.isChained, type.name != "Optional" else { return type }
    return InferredType("Optional", [type])
  }

  func hinted(_ hint: InferredType.Hint) -> InferredType {
    let type = InferredType()
    type.add(hint)
    return type
  }

  /// Reads the code in a string literal; a value with a format is a number.
  private func interpolate(_ arguments: [CodeArgument]) {
    for (index, argument) in arguments.enumerated() {
      let type = evaluate(argument.value)
      guard index == 0 else { continue }
      if arguments.contains(where: { $0.label == "specifier" }) { type.add(.decimal) }
      for case let format in arguments where format.label == "format" {
        self.format(type, format.value)
      }
    }
  }

  private func list(_ values: [CodeExpression], as expected: InferredType?) -> InferredType {
    let known = expected.map { $0.name == "Optional" ? $0.arguments[0] : $0 }
    let element =
      known?.name == "Array" || known?.name == "Set"
      ? known?.arguments.first ?? InferredType() : InferredType()
    for value in values { evaluate(value, as: element) }
    // An option set is written as a list, too.
    if let known, known.name != nil, known.name != "Array" { return known }
    return InferredType("Array", [element])
  }

  /// Returns the type in an optional value, and marks its source as optional.
  func optional(_ value: CodeExpression) -> InferredType {
    switch value {
    case .member(let base, let name, let place):
      if let member = memberRecord(name, of: base, at: place) {
        if !base.isChained { markOptional(member) }
        return member.type.name == "Optional" ? member.type.arguments[0] : member.type
      }
      let type = member(name, of: base, at: place)
      return type.name == "Optional" ? type.arguments[0] : type
    case .cast(_, let sign, _) where sign == "as?": return evaluate(value)
    default:
      let type = evaluate(value)
      if type.name == "Optional" { return type.arguments[0] }
      if case .call = value, let member = calledMember { markOptional(member) }
      return type
    }
  }

  private func markOptional(_ member: InferredMember) {
    if member.type.name != "Optional" { member.isOptional = true }
  }

  private func operation(
    _ sign: String,
    _ left: CodeExpression,
    _ right: CodeExpression,
    as expected: InferredType?
  ) -> InferredType {
    switch sign {
    case "=", "+=", "-=", "*=", "/=":
      let target = evaluate(left)
      assign(left, target)
      if sign == "=", let name = left.lastName, let known = KnownMembers.assigned[name],
        target.name == nil, target.shape == nil
      {
        evaluate(right, as: table.type(named: known))
      } else {
        evaluate(right, as: target)
      }
      return InferredType("Void")
    case "&&", "||":
      evaluate(left, as: InferredType("Bool"))
      evaluate(right, as: InferredType("Bool"))
      return InferredType("Bool")
    case "??":
      let type = optionalMapped(left) ?? optional(left)
      evaluate(right, as: type)
      return type
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=":
      compare(sign, left, right)
      return InferredType("Bool")
    case "...", "..<":
      let bound = evaluate(left)
      evaluate(right, as: bound)
      return InferredType("Range", [bound])
    default:
      let type = evaluate(left)
      let other = evaluate(right)
      let isNumber = sign != "+"
      if isNumber { for one in [type, other] where one.hints.isEmpty { one.add(.number) } }
      type.unify(other)
      if let expected, expected.name != nil { expected.unify(type) }
      return type
    }
  }

  private func compare(_ sign: String, _ left: CodeExpression, _ right: CodeExpression) {
    if case .none = right {
      _ = optional(left)
      return
    }
    let (first, second) =
      if case .implicitMember = left { (right, left) } else { (left, right) }
    let type = evaluate(first)
    if case .implicitMember = second { type.openShape?.isCompared = true }
    let target = type.name == "Optional" ? type.arguments[0] : type
    evaluate(second, as: target)
  }

  private func assign(_ target: CodeExpression, _ type: InferredType) {
    guard case .member(let base, let name, let place) = target,
      let member = memberRecord(name, of: base, at: place)
    else { return }
    member.isAssigned = true
    // A constant whose member is changed has a class.
    if case .name = base, let shape = evaluate(base).shape, !shape.isDeclared {
      shape.isAssigned = true
    }
  }

  private func subscripted(_ base: CodeExpression, _ arguments: [CodeArgument]) -> InferredType {
    let type = evaluate(base)
    for argument in arguments {
      if argument.label == "safe" || argument.label == nil { evaluate(argument.value) }
    }
    let owner = type.name == "Binding" ? type.arguments[0] : type
    if owner.name == "Dictionary" { return InferredType("Optional", [owner.arguments[1]]) }
    return element(of: type)
  }

  /// Returns the type of the elements of a list.
  func element(of type: InferredType) -> InferredType {
    switch type.name {
    case "Array", "Set", "Range": return type.arguments.first ?? InferredType()
    case "Optional": return element(of: type.arguments[0])
    case "Binding":
      return InferredType("Binding", [element(of: type.arguments[0])])
    case "Dictionary": return InferredType("Tuple", type.arguments)
    case nil:
      let element = InferredType()
      type.unify(InferredType("Array", [element]))
      return element
    default: return InferredType()
    }
  }

  // MARK: Closures

  /// Reads a closure.
  ///
  /// - Returns: A function type with the types of its parameters and its result.
  func closure(_ closure: CodeClosure, as expected: InferredType?) -> InferredType {
    let wanted = expected.map { $0.name == "Optional" ? $0.arguments[0] : $0 }
    let known = wanted?.name == "Function" ? wanted?.arguments ?? [] : []
    let count = max(closure.parameters.count, closure.numberedParameters)
    var parameters = known.dropLast().map { $0.isGeneric ? InferredType() : $0 }
    while parameters.count < count { parameters.append(InferredType()) }
    // One parameter of a tuple is written as several.
    if count > 1, known.count == 2, let tuple = known.first, tuple.name == "Tuple" {
      parameters = tuple.arguments
    }
    let result = known.last ?? InferredType()
    let isSingle = closure.body.count == 1
    results.append(isSingle ? InferredType("View") : result)
    inScope {
      for (index, type) in parameters.enumerated() {
        declare("$\(index)", type)
        guard index < closure.parameters.count else { continue }
        let (name, written) = closure.parameters[index]
        if type.isUnknown { type.label = name }
        if let written {
          type.unify(table.type(written))
          declare(name, table.type(written))
        } else {
          declare(name, type)
        }
        if name.hasPrefix("$") {
          declare(String(name.dropFirst()), type.name == "Binding" ? type.arguments[0] : type)
        }
      }
      if isSingle, case .expression(let value) = closure.body[0] {
        let type = evaluate(value, as: result.name == "Void" ? nil : result)
        if value.isMadeView { markView(type) }
        if known.isEmpty { result.unify(type) }
      } else {
        results[results.count - 1] =
          closure.body.contains(where: \.isReturn) ? result : InferredType("View")
        walk(closure.body)
        if known.isEmpty, !closure.body.contains(where: \.isReturn) {
          result.unify(InferredType("Void"))
        }
      }
    }
    results.removeLast()
    if count > 1, known.count == 2 { return InferredType("Function", known) }
    return InferredType("Function", parameters + [result])
  }
}

extension CodeStatement {
  /// Whether it returns a value, at any depth.
  var isReturn: Bool {
    switch self {
    case .return(let value): value != nil
    case .if(_, let body, let other): (body + other).contains(where: \.isReturn)
    case .guard(_, let body), .while(_, let body), .block(let body), .loop(_, _, let body):
      body.contains(where: \.isReturn)
    case .switch(_, let cases): cases.flatMap(\.body).contains(where: \.isReturn)
    default: false
    }
  }

  /// Whether it makes a view, as the content of a container does.
  var isMadeView: Bool {
    switch self {
    case .expression(let value): value.isMadeView
    case .if(_, let body, let other): (body + other).contains(where: \.isMadeView)
    case .switch(_, let cases): cases.flatMap(\.body).contains(where: \.isMadeView)
    default: false
    }
  }
}
