/// Reads the code of files, and collects what it shows about types.
///
/// It follows the values through variables, loops, closures and calls. It does not check the code:
/// an expression that it cannot follow has an unknown type.
final class UseCollector {
  let table: TypeTable
  /// The variables of each level of the code, the innermost one last.
  var scopes: [[String: InferredType]] = [[:]]
  /// The types around the code, the innermost one last.
  var owners: [InferredType] = []
  /// The types that functions around the code return, the innermost one last.
  var results: [InferredType] = []
  /// The members that code uses, by their names.
  private(set) var uses: [String: [MemberUse]] = [:]
  /// The member that the last call called; `nil` if it is one of a framework.
  var calledMember: InferredMember?
  private var file = ""

  /// A member that code uses at a place.
  struct MemberUse {
    var file: String
    var place: CodePosition
    var owner: InferredType
    var member: InferredMember
    /// Whether the type itself has the member.
    var isStatic: Bool
  }

  init(table: TypeTable) { self.table = table }

  /// All uses of members.
  var allUses: [MemberUse] { uses.values.flatMap(\.self) }

  /// Reads the code of a file.
  func read(_ statements: [CodeStatement], of file: String) {
    self.file = file
    scopes = [[:]]
    walk(statements)
  }

  func record(
    _ member: InferredMember,
    of owner: InferredType,
    at place: CodePosition,
    isStatic: Bool
  ) {
    uses[member.name, default: []].append(
      MemberUse(file: file, place: place, owner: owner, member: member, isStatic: isStatic)
    )
  }
}

// MARK: - Statements

extension UseCollector {
  func declare(_ name: String, _ type: InferredType) { scopes[scopes.count - 1][name] = type }

  func inScope(_ body: () -> Void) {
    scopes.append([:])
    body()
    scopes.removeLast()
  }

  func walk(_ statements: [CodeStatement]) {
    for statement in statements {
      if case .function(let function) = statement, owners.isEmpty || scopes.count > 1 {
        declare(function.name, functionType(function))
      }
    }
    for statement in statements { walk(statement) }
  }

  private func functionType(_ function: CodeFunction) -> InferredType {
    table.generics.append(table.parameters(function.generics))
    defer { table.generics.removeLast() }
    let result = function.result.map(table.type) ?? InferredType("Void")
    return InferredType("Function", function.parameters.map { table.type($0.type) } + [result])
  }

  func walk(_ statement: CodeStatement) {
    switch statement {
    case .expression(let value): walkView(value)
    case .variable(let variable): walk(variable)
    case .function(let function): walk(function)
    case .type(let declaration): walk(declaration)
    case .block(let body): inScope { walk(body) }
    case .if(let conditions, let body, let other):
      inScope {
        walk(conditions)
        walk(body)
      }
      inScope { walk(other) }
    case .guard(let conditions, let body):
      inScope { walk(body) }
      walk(conditions)
    case .while(let conditions, let body):
      inScope {
        walk(conditions)
        walk(body)
      }
    case .loop(let pattern, let values, let body):
      inScope {
        bind(pattern, to: element(of: evaluate(values)))
        walk(body)
      }
      if body.isEmpty { bind(pattern, to: InferredType()) }
    case .switch(let value, let cases):
      let subject = evaluate(value)
      for found in cases {
        inScope {
          for pattern in found.patterns { bind(pattern, to: subject) }
          walk(found.body)
        }
      }
    case .return(let value):
      guard let value else { break }
      if let result = results.last, result.name != "View" {
        evaluate(value, as: result)
      } else {
        walkView(value)
      }
    }
  }

  /// Walks an expression that is a statement; in the code of a view it is a view.
  private func walkView(_ value: CodeExpression) {
    let type = evaluate(value, as: results.last?.name == "View" ? nil : results.last)
    if value.isMadeView { markView(type) }
    if case .choice(_, let first, let second) = value {
      for one in [first, second] where one.isMadeView { markView(evaluate(one)) }
    }
  }

  func markView(_ type: InferredType) {
    guard let shape = type.shape, !shape.isDeclared, type.name != nil else { return }
    let name = type.name ?? ""
    if name.hasSuffix("Controller") { shape.isClass = true } else { shape.isView = true }
  }

  private func walk(_ variable: CodeVariable) {
    let isMember = !owners.isEmpty && scopes.count == 1
    let known = isMember ? owners.last?.shape?.members[variable.name]?.type : nil
    let type =
      known ?? (isMember ? owners.last?.shape?.statics[variable.name]?.type : nil)
      ?? variable.type.map(table.type) ?? InferredType()
    if let written = variable.type, known == nil { type.unify(table.type(written)) }
    apply(variable.attributes, to: type)
    if let value = variable.value {
      evaluate(value, as: type)
      if let literal = value.literalType { type.unify(InferredType(literal)) }
    }
    if !isMember { declare(variable.name, type) }
    results.append(variable.isComputed ? resultType(type) : InferredType("Void"))
    inScope {
      declare("newValue", type)
      declare("oldValue", type)
      walk(variable.body)
    }
    results.removeLast()
  }

  /// Returns the type of the statements of a body; views are not followed.
  private func resultType(_ type: InferredType) -> InferredType {
    ["View", "Scene", "some View"].contains(type.name ?? "") ? InferredType("View") : type
  }

  /// Reads what attributes such as `@StateObject` show about the type of a property.
  private func apply(
    _ attributes: [(name: String, arguments: [CodeArgument])],
    to type: InferredType
  ) {
    for attribute in attributes {
      switch attribute.name {
      case "StateObject", "ObservedObject", "EnvironmentObject":
        type.shape?.isObserved = true
      case "Bindable": type.shape?.isObservable = true
      case "AppStorage", "SceneStorage":
        if let shape = type.shape, !shape.isDeclared { _ = shape.member("rawValue") }
      case "Environment":
        guard let argument = attribute.arguments.first?.value else { continue }
        if case .keyPath(_, let path) = argument, let key = path.first {
          if let known = KnownMembers.environment[key.name] {
            type.unify(table.type(named: known))
          } else {
            let member = InferredMember(key.name, type: type)
            record(member, of: InferredType("EnvironmentValues"), at: key.place, isStatic: false)
          }
        } else if case .member(let base, "self", _) = argument {
          type.unify(evaluate(base).arguments.first ?? InferredType())
          type.shape?.isObservable = true
        }
      default:
        for argument in attribute.arguments { evaluate(argument.value) }
      }
    }
  }

  private func walk(_ function: CodeFunction) {
    table.generics.append(table.parameters(function.generics))
    results.append(resultType(function.result.map(table.type) ?? InferredType("Void")))
    inScope {
      for parameter in function.parameters { declare(parameter.name, table.type(parameter.type)) }
      walk(function.body)
    }
    results.removeLast()
    table.generics.removeLast()
  }

  private func walk(_ declaration: CodeTypeDeclaration) {
    let path = (owners.compactMap(\.name).last.map { [$0] } ?? []) + [declaration.name]
    let own = table.types[path.joined(separator: ".")] ?? table.types[declaration.name]
    table.generics.append(table.parameters(declaration.generics))
    owners.append(own ?? InferredType(declaration.name))
    let (outer, outerResults) = (scopes, results)
    (scopes, results) = ([[:]], [])
    // The types of properties are known before the code of others is read.
    let members = declaration.members
    for case .variable(let variable) in members where !variable.isComputed { walk(variable) }
    for member in members {
      if case .variable(let variable) = member, !variable.isComputed { continue }
      walk(member)
    }
    (scopes, results) = (outer, outerResults)
    owners.removeLast()
    table.generics.removeLast()
  }

  func walk(_ conditions: [CodeCondition]) {
    for condition in conditions {
      switch condition {
      case .expression(let value): evaluate(value, as: InferredType("Bool"))
      case .binding(let name, let written, let value):
        let source = value ?? .name(name, CodePosition(line: 0, column: 0))
        let type = optional(source)
        if let written { type.unify(table.type(written)) }
        declare(name, type)
      case .match(let pattern, let value): bind(pattern, to: evaluate(value))
      }
    }
  }

  /// Declares the names of a pattern, and reads what it shows about the type of its value.
  func bind(_ pattern: CodePattern, to type: InferredType) {
    switch pattern {
    case .name(let name, let written): declare(name, written.map(table.type) ?? type)
    case .optional(let inner): bind(inner, to: type.wrapped ?? type)
    case .tuple(let inner):
      let parts = type.name == "Tuple" ? type.arguments : []
      for (index, pattern) in inner.enumerated() {
        bind(pattern, to: index < parts.count ? parts[index] : InferredType())
      }
    case .enumCase(let owner, let name, _, let inner):
      if let owner { type.unify(table.type(owner)) }
      let subject = type.wrapped ?? type
      let known = subject.openShape?.cases[name] ?? []
      let values = inner.indices.map { $0 < known.count ? known[$0] : InferredType() }
      subject.openShape?.addCase(name, values)
      for (pattern, value) in zip(inner, values) {
        if case .name(let name, _) = pattern { value.label = name }
        bind(pattern, to: value)
      }
    case .expression(let value): evaluate(value, as: type)
    case .any: break
    }
  }
}

extension CodeExpression {
  /// Whether a `?` in the chain makes its value optional.
  var isChained: Bool {
    switch self {
    case .chained: true
    case .member(let base, _, _), .call(let base, _), .element(let base, _): base.isChained
    default: false
    }
  }

  /// Whether it is a call of an initializer, with modifiers after it.
  var isMadeView: Bool {
    switch self {
    case .call(.name(let name, _), _): name.isTypeName
    case .call(.type, _): true
    case .call(.member(let base, _, _), _): base.isMadeView
    case .member(let base, _, _): base.isMadeView
    default: false
    }
  }
}
