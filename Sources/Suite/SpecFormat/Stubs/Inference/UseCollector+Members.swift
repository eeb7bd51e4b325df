extension UseCollector {
  /// Returns the type of a name without a base.
  func named(_ name: String, at place: CodePosition) -> InferredType {
    for scope in scopes.reversed() { if let known = scope[name] { return known } }
    if name == "self", let owner = owners.last { return owner }
    if name == "Self", let owner = owners.last { return InferredType("Type", [owner]) }
    for owner in owners.reversed() {
      guard let shape = owner.shape else { continue }
      if let known = shape.members[name] ?? shape.statics[name] { return known.type }
      if name.hasPrefix("$"), let known = shape.members[String(name.dropFirst())] {
        return known.type.name == "Binding" ? known.type : InferredType("Binding", [known.type])
      }
      if name.hasPrefix("_"), let known = shape.members[String(name.dropFirst())] {
        return known.type
      }
      if let nested = table.types["\(owner.name ?? "").\(name)"] {
        return InferredType("Type", [nested])
      }
    }
    if name.isTypeName {
      if let known = table.type(at: [name]) { return InferredType("Type", [known]) }
      return InferredType("Type", [table.type(.named([name], []))])
    }
    if name.hasPrefix("$") {
      for scope in scopes.reversed() {
        if let known = scope[String(name.dropFirst())] {
          return known.name == "Binding" ? known : InferredType("Binding", [known])
        }
      }
    }
    if let known = table.globals[name] { return known.type }
    let member = InferredMember(name)
    record(member, of: InferredType("Global"), at: place, isStatic: true)
    return member.type
  }

  /// Returns the type of a member without a base, such as `.large`.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - arguments: The arguments of a call; `nil` for none.
  ///   - place: The place of the name.
  ///   - expected: The type that the code needs, whose member it is.
  /// - Returns: The type of the member, which usually is the expected one.
  func implicit(
    _ name: String,
    _ arguments: [CodeArgument]?,
    at place: CodePosition,
    in expected: InferredType?
  ) -> InferredType {
    guard let expected else {
      for argument in arguments ?? [] { evaluate(argument.value) }
      return InferredType()
    }
    var owner = expected
    while let wrapped = owner.wrapped { owner = wrapped }
    if name == "init", let arguments {
      make(owner, arguments)
      return owner
    }
    if name == "now", arguments == nil, owner.name == nil { owner.unify(InferredType("Date")) }
    guard let shape = owner.openShape else {
      let member = InferredMember(name, type: owner)
      member.parameters = arguments.map { self.parameters($0, of: nil) }
      member.isImplicit = true
      record(member, of: owner, at: place, isStatic: true)
      return owner
    }
    let isCase = shape.cases[name] != nil
    let parameters = arguments.map { self.parameters($0, of: shape.cases[name]) }
    if let parameters, parameters.contains(where: { $0.label != nil }) {
      shape.caseLabels[name] = parameters.map(\.label)
    }
    let member = shape.staticMember(name, isCase ? nil : parameters)
    if isCase, let parameters { shape.addCase(name, parameters.map(\.type)) }
    member.isImplicit = true
    member.type.unify(owner)
    record(member, of: owner, at: place, isStatic: true)
    return owner
  }

  /// Returns the type of a member of a value or of a type.
  func member(_ name: String, of base: CodeExpression, at place: CodePosition) -> InferredType {
    if let path = base.path, name.isTypeName, let type = table.type(at: path + [name]) {
      return InferredType("Type", [type])
    }
    let owner = evaluate(base)
    if owner.name == "Type", let type = owner.arguments.first {
      return staticMember(name, of: type, at: place)
    }
    if let member = memberRecord(name, in: owner, at: place) {
      return owner.name == "Binding" ? InferredType("Binding", [member.type]) : member.type
    }
    if name == "self" { return owner }
    if let known = KnownMembers.type(of: name, in: owner) { return known }
    if let type = KnownMembers.owners[name], owner.name == nil { owner.unify(InferredType(type)) }
    let isView = owner.name == "View" || base.isMadeView
    let member = InferredMember(name, type: isView ? InferredType("View") : InferredType())
    record(member, of: owner, at: place, isStatic: false)
    return member.type
  }

  /// Returns a member of a value whose type is not one of a framework.
  func memberRecord(
    _ name: String,
    of base: CodeExpression,
    at place: CodePosition
  ) -> InferredMember? {
    let owner = evaluate(base)
    if owner.name == "Type", let shape = owner.arguments.first?.openShape, name != "self" {
      return shape.staticMember(name)
    }
    return memberRecord(name, in: owner, at: place)
  }

  private func memberRecord(
    _ name: String,
    in owner: InferredType,
    at place: CodePosition
  ) -> InferredMember? {
    var target = owner
    while let wrapped = target.wrapped { target = wrapped }
    guard name != "self", let shape = target.openShape else { return nil }
    if isOfUIView(name, target) { return nil }
    if target.name == nil {
      if let type = KnownMembers.owners[name] {
        target.unify(InferredType(type))
        return nil
      }
      if ["isEmpty", "count", "first", "last", "indices"].contains(name) {
        if name != "isEmpty", name != "count" {
          target.unify(InferredType("Array", [InferredType()]))
        } else {
          target.add(.list)
        }
        return nil
      }
      if ["hashValue", "wrappedValue"].contains(name) { return nil }
    }
    let member = shape.member(name)
    if owner.name == "Binding" { member.isAssigned = true }
    record(member, of: target, at: place, isStatic: false)
    return member
  }

  /// Whether a member is one of views of UIKit, with which the type becomes one.
  func isOfUIView(_ name: String, _ type: InferredType) -> Bool {
    guard !(type.shape?.isDeclared ?? false) else { return false }
    let isView = type.shape?.conformances.contains("UIView") ?? false
    guard
      KnownMembers.isOfUIView(name) || isView && KnownMembers.inheritedByViews.contains(name)
    else { return false }
    if type.name?.hasSuffix("Controller") ?? false { return false }
    InferredType("UIView").unify(type)
    return true
  }

  private func staticMember(
    _ name: String,
    of type: InferredType,
    at place: CodePosition
  ) -> InferredType {
    if name == "self" { return InferredType("Type", [type]) }
    guard let shape = type.openShape else {
      let isOwn =
        ["Color", "Font", "Image", "Date", "Animation"].contains(type.name ?? "")
        || ["main", "shared", "current", "standard", "default"].contains(name)
      let member = InferredMember(name, type: isOwn ? type : InferredType())
      record(member, of: type, at: place, isStatic: true)
      return member.type
    }
    if name == "allCases" {
      shape.conformances.insert("CaseIterable")
      return InferredType("Array", [type])
    }
    let member = shape.staticMember(name)
    record(member, of: type, at: place, isStatic: true)
    return member.type
  }

  /// Reads the format of a value: `.currency(code:)` formats numbers, `.dateTime` dates.
  func format(_ type: InferredType, _ format: CodeExpression) {
    guard let name = format.firstName else { return }
    switch name {
    case "dateTime", "relative", "iso8601", "verbatim": type.unify(InferredType("Date"))
    case "interval": type.unify(InferredType("Range", [InferredType("Date")]))
    case "currency", "percent", "number": if type.name == nil { type.add(.number) }
    case "byteCount": type.unify(InferredType("Int64"))
    case "list": type.unify(InferredType("Array", [InferredType("String")]))
    case "time", "units": type.unify(InferredType("Duration"))
    case "measurement": type.unify(InferredType("Measurement", []))
    default: break
    }
  }
}

extension CodeExpression {
  /// The names of a chain such as `Theme.Colors`; `nil` for another expression.
  var path: [String]? {
    switch self {
    case .name(let name, _): [name]
    case .member(let base, let name, _): base.path.map { $0 + [name] }
    default: nil
    }
  }

  /// The type of a variable with this value; `nil` if it is no literal.
  var literalType: String? {
    switch self {
    case .integer: "Int"
    case .decimal: "Double"
    case .text: "String"
    case .prefix("-", let value): value.literalType
    default: nil
    }
  }

  /// The last name of a chain; `nil` for an expression that is none.
  var lastName: String? {
    switch self {
    case .name(let name, _), .member(_, let name, _): name
    default: nil
    }
  }

  /// The first name of a chain that begins with a dot, or with a type.
  var firstName: String? {
    switch self {
    case .implicitMember(let name, _): name
    case .member(let base, _, _), .call(let base, _): base.firstName
    default: nil
    }
  }
}
