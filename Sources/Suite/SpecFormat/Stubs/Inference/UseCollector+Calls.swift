extension UseCollector {
  /// Returns the type of a call.
  func call(
    _ callee: CodeExpression,
    _ arguments: [CodeArgument],
    as expected: InferredType?
  ) -> InferredType {
    calledMember = nil
    switch callee {
    case .implicitMember(let name, let place):
      return implicit(name, arguments, at: place, in: expected)
    case .type(let type):
      let type = table.type(type)
      make(type, arguments)
      return type
    case .member(let base, let name, let place):
      return memberCall(name, of: base, arguments, at: place, as: expected)
    case .name(let name, let place):
      return namedCall(name, arguments, at: place)
    default:
      let type = evaluate(callee)
      pass(arguments, to: type)
      return type.name == "Function" ? type.arguments.last ?? InferredType() : InferredType()
    }
  }

  private func namedCall(
    _ name: String,
    _ arguments: [CodeArgument],
    at place: CodePosition
  ) -> InferredType {
    let isKnown = scopes.contains { $0[name] != nil }
    if !isKnown, let method = ownMethod(name, arguments) {
      pass(arguments, parameters: method.parameters ?? [])
      return method.type
    }
    if name == "zip", !isKnown, arguments.count == 2 {
      let elements = arguments.map { element(of: evaluate($0.value)) }
      return InferredType("Array", [InferredType("Tuple", elements)])
    }
    if !isKnown, table.globals[name] == nil, !name.isTypeName {
      // A function that is in none of the files, or one of a framework.
      let isFree = owners.isEmpty || ownMember(name) == nil
      if isFree {
        let member = InferredMember(
          name,
          parameters: parameters(arguments, of: nil, function: name)
        )
        record(member, of: InferredType("Global"), at: place, isStatic: true)
        calledMember = member
        return member.type
      }
    }
    if !isKnown, let global = table.globals[name], let parameters = global.parameters {
      pass(arguments, parameters: parameters)
      return global.type
    }
    let type = named(name, at: place)
    if type.name == "Type", let made = type.arguments.first {
      return make(made, arguments)
    }
    pass(arguments, to: type)
    return type.name == "Function" ? type.arguments.last ?? InferredType() : InferredType()
  }

  private func ownMember(_ name: String) -> InferredMember? {
    owners.lazy.compactMap { $0.shape?.members[name] ?? $0.shape?.statics[name] }.first
  }

  private func ownMethod(_ name: String, _ arguments: [CodeArgument]) -> InferredMember? {
    for shape in owners.reversed().compactMap(\.shape) {
      for member in Array(shape.members.values) + Array(shape.statics.values)
      where member.name == name && member.parameters != nil { return member }
    }
    return nil
  }

  /// Evaluates the arguments of a call of a function value.
  private func pass(_ arguments: [CodeArgument], to function: InferredType) {
    let types = function.name == "Function" ? function.arguments.dropLast() : []
    for (index, argument) in arguments.enumerated() {
      evaluate(argument.value, as: index < types.count ? types[index] : nil)
    }
    if function.name == nil, case let types = arguments.map({ evaluate($0.value) }) {
      function.unify(InferredType("Function", types + [InferredType("Void")]))
    }
  }

  /// Evaluates arguments for parameters with labels.
  private func pass(_ arguments: [CodeArgument], parameters: [InferredParameter]) {
    var place = 0
    for argument in arguments {
      let found = parameters.indices.first { index in
        index >= place
          && (parameters[index].label == argument.label
            || argument.isTrailing && argument.label == nil
              && parameters[index].type.isFunction)
      }
      evaluate(argument.value, as: found.map { parameters[$0].type })
      if let found { place = found + 1 }
    }
  }

  /// Evaluates arguments, and returns them as the parameters of a function that takes them.
  func parameters(
    _ arguments: [CodeArgument],
    of known: [InferredType]?,
    function: String = ""
  ) -> [InferredParameter] {
    arguments.enumerated().map { index, argument in
      let type = known.flatMap { index < $0.count ? $0[index] : nil } ?? InferredType()
      expect(argument, function: function, type: type)
      var isContent = false
      if case .closure(let closure) = argument.value {
        isContent = closure.body.contains(where: \.isMadeView)
      }
      return InferredParameter(label: argument.label, type: type, isContent: isContent)
    }
  }

  /// Evaluates an argument with what is known about the parameter.
  @discardableResult
  func expect(_ argument: CodeArgument, function: String, type: InferredType) -> InferredType {
    let isClosure = if case .closure = argument.value { true } else { false }
    let label =
      argument.isTrailing && isClosure && argument.label == nil ? "closure" : argument.label
    let known =
      KnownParameters.type(of: function, label == "closure" ? "_closure" : label)
      .flatMap { $0 }
    guard let known, !isClosure || !known.hasPrefix(":") else {
      return evaluate(argument.value, as: type)
    }
    guard known.hasPrefix(":") else {
      if known == "DateStyle" { return InferredType() }
      type.unify(table.type(named: known))
      return evaluate(argument.value, as: type)
    }
    let found = evaluate(argument.value, as: type)
    show(String(known.dropFirst()), about: found)
    return found
  }

  /// Adds what a parameter shows about the type of an argument.
  private func show(_ name: String, about type: InferredType) {
    let target = type.name == "Optional" ? type.arguments[0] : type
    switch name {
    case "text": target.add(.text)
    case "symbol": target.add(.symbol)
    case "color": target.add(.color)
    case "number": target.add(.number)
    case "integer": target.add(.integer)
    case "view":
      target.add(.view)
      markView(target)
    case "controller": target.shape?.isClass = true
    case "ObservableObject": target.shape?.isObserved = true
    case "Observable": target.shape?.isObservable = true
    default: target.openShape?.conformances.insert(name)
    }
  }

  // MARK: Initializers

  /// Reads a call of an initializer.
  @discardableResult
  func make(_ type: InferredType, _ arguments: [CodeArgument]) -> InferredType {
    let name = type.name ?? ""
    if let shape = type.shape {
      if shape.isDeclared {
        let labels = arguments.filter { !$0.isTrailing }.map(\.label)
        let suited = shape.initializers.first { parameters in
          labels.allSatisfy { label in parameters.contains { $0.label == label } }
        }
        pass(arguments, parameters: suited ?? shape.initializers.first ?? [])
      } else {
        let parameters = parameters(arguments, of: nil, function: name)
        for parameter in parameters {
          // The argument is the value of the property with its name.
          if let label = parameter.label { shape.member(label).type.unify(parameter.type) }
        }
        shape.addCall(parameters)
      }
      return type
    }
    return makeKnown(name, type, arguments)
  }

  /// Reads a call of an initializer of a framework.
  private func makeKnown(
    _ name: String,
    _ type: InferredType,
    _ arguments: [CodeArgument]
  ) -> InferredType {
    switch name {
    case "ForEach", "List", "Table", "OutlineGroup":
      makeLoop(name, arguments)
      return InferredType(name)
    case "Array", "Set":
      let list = arguments.first.map { evaluate($0.value) } ?? InferredType()
      for argument in arguments.dropFirst() { evaluate(argument.value) }
      let isCopy = arguments.first.map { $0.label == nil } ?? false
      return InferredType(
        name,
        [isCopy ? element(of: list) : type.arguments.first ?? InferredType()]
      )
    case "Dictionary" where arguments.first?.label == "grouping" && arguments.count == 2:
      let item = element(of: evaluate(arguments[0].value))
      let key = readPath(arguments[1].value, of: item)
      evaluate(arguments[1].value, as: InferredType("Function", [item, key]))
      return InferredType("Dictionary", [key, InferredType("Array", [item])])
    case "State", "StateObject", "ObservedObject", "Binding", "Bindable", "Published":
      let values = arguments.map { evaluate($0.value) }
      return values.first ?? InferredType()
    case "Picker":
      makePicker(arguments)
      return InferredType("View")
    case "Text": formattedText(arguments)
    case "AsyncImage":
      for argument in arguments where !argument.isTrailing {
        expect(argument, function: name, type: InferredType())
      }
      let hasPlaceholder = arguments.contains { $0.label == "placeholder" }
      let image = InferredType(hasPlaceholder ? "Image" : "AsyncImagePhase")
      for argument in arguments where argument.isTrailing {
        evaluate(argument.value, as: InferredType("Function", [image, InferredType("View")]))
      }
      return InferredType("View")
    default: break
    }
    let member = InferredMember(
      "init",
      type: type,
      parameters: name == "Text" ? [] : parameters(arguments, of: nil, function: name)
    )
    record(member, of: type, at: CodePosition(line: 0, column: 0), isStatic: true)
    let values = ["Int", "Double", "CGFloat", "String", "Float", "Decimal", "Date", "URL", "UUID"]
    if values.contains(name), name == "Int" || name == "Double", arguments.count == 1,
      arguments[0].label == nil, let source = member.parameters?.first?.type
    {
      source.add(name == "Int" ? .number : .integer)
    }
    return type.shape == nil && type.name != nil ? type : InferredType("View")
  }

  /// Reads a `Text`, whose format shows the type of its value.
  private func formattedText(_ arguments: [CodeArgument]) {
    guard let first = arguments.first else { return }
    let hasFormat = arguments.contains { $0.label == "format" }
    let hasStyle = arguments.contains { $0.label == "style" }
    if hasStyle {
      evaluate(first.value, as: InferredType("Date"))
    } else if hasFormat {
      let type = evaluate(first.value)
      for argument in arguments where argument.label == "format" { format(type, argument.value) }
    } else {
      expect(first, function: "Text", type: InferredType())
    }
  }

  private func makeLoop(_ name: String, _ arguments: [CodeArgument]) {
    var element = InferredType()
    for argument in arguments {
      if argument.isTrailing || argument.label == "content" || argument.label == "rowContent" {
        evaluate(argument.value, as: InferredType("Function", [element, InferredType("View")]))
      } else if argument.label == nil || argument.label == "data" {
        if case .closure = argument.value { continue }
        element = self.element(of: evaluate(argument.value))
        let hasID = arguments.contains { $0.label == "id" }
        let item = element.name == "Binding" ? element.arguments[0] : element
        if !hasID, let shape = item.openShape, !shape.isDeclared {
          shape.conformances.insert("Identifiable")
        }
      } else if case .keyPath(_, let path) = argument.value, argument.label == "id" {
        readPath(path.map(\.name), of: element)
      } else {
        expect(argument, function: name, type: InferredType())
      }
    }
  }

  private func makePicker(_ arguments: [CodeArgument]) {
    for argument in arguments { expect(argument, function: "Picker", type: InferredType()) }
  }

  /// Returns the type of the value that a key path reads; an unknown one for another expression.
  @discardableResult
  func readPath(_ value: CodeExpression, of type: InferredType) -> InferredType {
    guard case .keyPath(_, let path) = value else { return InferredType() }
    return readPath(path.map(\.name), of: type)
  }

  /// Returns the type of the value that a key path reads.
  @discardableResult
  func readPath(_ path: [String], of type: InferredType) -> InferredType {
    var value = type.name == "Binding" ? type.arguments[0] : type
    for name in path where name != "self" {
      if let shape = value.openShape {
        value = shape.member(name).type
      } else {
        value = KnownMembers.type(of: name, in: value) ?? InferredType()
      }
    }
    return value
  }
}
