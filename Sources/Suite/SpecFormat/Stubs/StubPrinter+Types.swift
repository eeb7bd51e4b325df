extension StubPrinter {
  /// Returns the declaration of a type.
  ///
  /// - Parameters:
  ///   - path: The path of the type, such as `Trip.Stop`.
  ///   - type: The type.
  /// - Returns: Lines, the types that it contains in it.
  func declaration(of path: String, _ type: InferredType) -> [String] {
    let name = path.split(separator: ".").last.map(String.init) ?? path
    guard let shape = type.shape?.withConformances(in: table) else { return [] }
    var lines: [String]
    switch kind(of: type) {
    case .protocol: return protocolLines(name, shape)
    case .view: lines = viewLines(name, path, shape)
    case .style: lines = styleLines(name, path, shape)
    case .controller:
      let base =
        name.hasSuffix("Cell")
        ? "UITableViewCell" : name.hasSuffix("Controller") ? "UIViewController" : "UIView"
      lines = ["class \(name): \(base) {"] + controllerMembers(path, shape)
    case .observable:
      let isObserved = shape.isObserved
      lines = [
        isObserved
          ? "class \(name): \(inherited(shape, "ObservableObject")) {"
          : "@Observable class \(name)\(inheritance(shape)) {"
      ]
      lines += classMembers(path, shape, attribute: isObserved ? "@Published " : "")
    case .reference:
      lines = ["class \(name)\(inheritance(shape)) {"] + classMembers(path, shape, attribute: "")
    case .namespace: lines = ["enum \(name) {"]
    case .enumeration: lines = enumerationLines(name, path, shape)
    case .structure: lines = structureLines(name, path, shape)
    }
    if kind(of: type) != .enumeration { lines += staticLines(path, type, shape) }
    lines += methodLines(path, shape)
    for found in takeNested(in: path) {
      lines += declaration(of: "\(path).\(found.name)", found.type).map { "  \($0)" }
    }
    return lines + ["}"]
  }

  private func inherited(_ shape: TypeShape, _ names: String...) -> String {
    let others = shape.conformances.filter { name in
      !names.contains(name) && (table.types[name] != nil || name == "Identifiable")
    }
    return (names + others.sorted()).joined(separator: ", ")
  }

  private func inheritance(_ shape: TypeShape) -> String {
    let names = inherited(shape)
    return names.isEmpty ? "" : ": \(names)"
  }

  // MARK: Properties

  /// A property of a stub.
  struct Property {
    var name: String
    var value: Value
    var line: String {
      let mark = value.isGuess ? "  // no use shows the type" : ""
      return "var \(name): \(value.type) = \(value.code)\(mark)"
    }
  }

  /// Returns the properties of a type, those of its initializer first.
  private func properties(
    _ path: String,
    _ shape: TypeShape,
    omitting: Set<String> = []
  ) -> [Property] {
    let shape = shape.withConformances(in: table)
    var names = shape.parameters.compactMap(\.label)
    names += shape.members.values.filter { isProperty($0, in: shape) }.map(\.name).sorted()
      .filter { !names.contains($0) }
    return names.compactMap { name in
      guard name != "id" || shape.parameters.contains(where: { $0.label == "id" }),
        !omitting.contains(name), name != "objectWillChange"
      else { return nil }
      let member = shape.members[name] ?? InferredMember(name)
      return Property(name: name, value: memberValue(member, in: path))
    }
  }

  /// Whether a member is a property; a function that is only passed as an action is a method.
  private func isProperty(_ member: InferredMember, in shape: TypeShape) -> Bool {
    guard member.parameters == nil else { return false }
    guard member.type.isFunction, !member.isAssigned else { return true }
    return shape.parameters.contains { $0.label == member.name }
  }

  func memberValue(_ member: InferredMember, in path: String) -> Value {
    let value = value(of: member.type, named: member.name, in: path)
    let needsNil = value.code == "nil" && !value.type.hasSuffix("?")
    guard member.isOptional || needsNil, !value.type.hasSuffix("?") else { return value }
    let isAbsent =
      needsNil || value.type.contains("->") || member.name.lowercased().contains("error")
    return Value(
      type: value.type.contains(" ") ? "(\(value.type))?" : "\(value.type)?",
      code: isAbsent ? "nil" : value.code,
      isGuess: value.isGuess
    )
  }

  private func isHashable(_ type: String) -> Bool {
    var type = type[...]
    while type.hasSuffix("?") || type.hasSuffix("]") || type.hasPrefix("[") {
      if type.hasSuffix("?") || type.hasSuffix("]") { type = type.dropLast() }
      if type.hasPrefix("[") { type = type.dropFirst() }
    }
    if StubDefault.hashableNames.contains(String(type)) { return true }
    guard let known = self.type(at: String(type)), !(known.shape?.isDeclared ?? true) else {
      return false
    }
    let kind = kind(of: known)
    return kind == .structure
      || kind == .enumeration && (known.shape?.cases.values.allSatisfy(\.isEmpty) ?? false)
  }

  // MARK: Structures

  private func structureLines(_ name: String, _ path: String, _ shape: TypeShape) -> [String] {
    let properties = properties(path, shape)
    let id = shape.members["id"].map { value(of: $0.type, named: "id", in: path) }
    var lines = ["struct \(name): \(inherited(shape, "Identifiable", "Hashable")) {"]
    if !properties.contains(where: { $0.name == "id" }) {
      let isNumber = id?.type == "Int" || id?.type == "String"
      lines.append(
        isNumber
          ? "  var id: \(id?.type ?? "") = \(id?.type == "Int" ? "Int.random(in: 0..<1_000_000)" : "UUID().uuidString")"
          : "  var id = UUID()"
      )
    }
    lines += properties.map { "  \($0.line)" }
    lines += initializer(path, shape, properties)
    if !properties.allSatisfy({ isHashable($0.value.type) }) {
      lines += [
        "  static func == (left: Self, right: Self) -> Bool { left.id == right.id }",
        "  func hash(into hasher: inout Hasher) { hasher.combine(id) }",
      ]
    }
    return lines
  }

  /// Returns an initializer for calls with arguments that have no label; empty if there are none.
  private func initializer(
    _ path: String,
    _ shape: TypeShape,
    _ properties: [Property]
  ) -> [String] {
    guard shape.parameters.contains(where: { $0.label == nil }) else { return [] }
    return ["  init(\(parameterList(shape.parameters, in: path, defaults: true))) {}"]
  }

  // MARK: Classes

  private func classMembers(_ path: String, _ shape: TypeShape, attribute: String) -> [String] {
    let properties = properties(path, shape)
    var lines: [String] = []
    let hasID = shape.members["id"] != nil || shape.conformances.contains("Identifiable")
    if hasID, !properties.contains(where: { $0.name == "id" }) {
      lines.append("  var id = UUID()")
    }
    lines += properties.map { "  \(attribute)\($0.line)" }
    let known = shape.parameters.compactMap(\.label).compactMap { label in
      properties.first { $0.name == label }
    }
    guard !known.isEmpty || shape.parameters.contains(where: { $0.label == nil }) else {
      return lines + ["  init() {}"]
    }
    lines.append("  init(\(parameterList(shape.parameters, in: path, defaults: true))) {")
    lines += known.map { "    self.\($0.name) = \($0.name)" }
    return lines + ["  }"]
  }

  private func controllerMembers(_ path: String, _ shape: TypeShape) -> [String] {
    // The properties that the type inherits.
    let known: Set<String> =
      path.hasSuffix("Controller")
      ? ["view", "title", "navigationItem", "delegate"]
      : KnownMembers.inheritedByViews
    let properties = properties(path, shape, omitting: known)
    var lines = properties.map { "  \($0.line)" }
    guard !shape.parameters.allSatisfy({ $0.label == "frame" }) else { return lines }
    lines.append(
      "  convenience init(\(parameterList(shape.parameters, in: path, defaults: false))) {"
    )
    lines.append("    self.init()")
    lines += shape.parameters.compactMap(\.label).map { "    self.\($0) = \($0)" }
    return lines + ["  }"]
  }

  // MARK: Enumerations

  private func enumerationLines(_ name: String, _ path: String, _ shape: TypeShape) -> [String] {
    let names = caseNames(of: shape)
    let isPlain =
      shape.cases.values.allSatisfy(\.isEmpty)
      && !shape.statics.values.contains { $0.isImplicit && $0.parameters != nil }
    var cases: [String] = []
    var isHashable = true
    for name in names {
      let called = shape.statics.values.first {
        $0.isImplicit && $0.name == name && $0.parameters != nil
      }
      var parameters = called?.parameters ?? []
      if let values = shape.cases[name], !values.isEmpty {
        parameters = zip(shape.labels(ofCase: name), values).map {
          InferredParameter(label: $0, type: $1)
        }
      }
      let values = parameters.map { parameter in
        let value = value(of: parameter.type, named: parameter.label ?? name, in: path)
        isHashable = isHashable && self.isHashable(value.type)
        return parameter.label.map { "\($0): \(value.type)" } ?? value.type
      }
      cases.append(
        "  case \(name.escaped)" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
      )
    }
    let conformances =
      isPlain ? "String, CaseIterable, Identifiable" : isHashable ? "Hashable" : ""
    var lines = ["enum \(name)\(conformances.isEmpty ? "" : ": \(conformances)") {"] + cases
    if isPlain { lines.append("  var id: Self { self }") }
    for member in shape.members.values.sorted(by: { $0.name < $1.name })
    where member.parameters == nil
      && !["id", "rawValue", "self", "hashValue"].contains(member.name)
    {
      let value = memberValue(member, in: path)
      lines.append("  var \(member.name): \(value.type) { \(value.code) }")
    }
    let others = shape.statics.values.filter { !names.contains($0.name) }
    return lines
      + others.sorted { $0.name < $1.name }.map { member in
        staticLine(member, path, owner: nil)
      }
  }

  // MARK: Protocols

  private func protocolLines(_ name: String, _ shape: TypeShape) -> [String] {
    var lines = ["protocol \(name): \(shape.isObserved ? "ObservableObject" : "AnyObject") {"]
    if !shape.isObserved, !shape.isClass, shape.members.isEmpty { lines = ["protocol \(name) {"] }
    // A protocol contains no types.
    for property in properties("", shape) {
      lines.append("  var \(property.name): \(property.value.type) { get set }")
    }
    for method in shape.members.values.filter({ $0.parameters != nil }).sorted(by: {
      $0.key < $1.key
    }) {
      lines.append("  \(methodHead(method, in: "").head)")
    }
    return lines + ["}"]
  }

  // MARK: Static members

  private func staticLines(_ path: String, _ type: InferredType, _ shape: TypeShape) -> [String] {
    shape.statics.values.sorted { $0.key < $1.key }
      .filter { !["allCases", "self"].contains($0.name) }
      .map { staticLine($0, path, owner: isNamespace(type) ? nil : type) }
  }

  /// Returns a static member; one without evidence is an example of its type.
  private func staticLine(_ member: InferredMember, _ path: String, owner: InferredType?) -> String
  {
    if let owner, member.type.name == nil, member.type.hints.isEmpty || member.type.hints == [.list]
    {
      let isEmpty = member.type.shape?.members.isEmpty ?? true
      let isList = member.name.singular != member.name || member.name.hasPrefix("all")
      if isEmpty { member.type.unify(isList ? InferredType("Array", [owner]) : owner) }
    }
    isStatic = true
    defer { isStatic = false }
    if member.parameters != nil {
      let head = methodHead(member, in: path)
      return "  static \(head.head)\(head.body)"
    }
    let value = memberValue(member, in: path)
    let mark = value.isGuess ? "  // no use shows the type" : ""
    return "  static var \(member.name.escaped): \(value.type) = \(value.code)\(mark)"
  }
}

extension TypeShape {
  /// The shape with the members of the protocols that it conforms to.
  func withConformances(in table: TypeTable) -> TypeShape {
    for name in conformances {
      if let shape = table.types[name]?.shape, shape !== self, shape.isProtocol {
        for (key, member) in shape.members where members[key] == nil { members[key] = member }
        isObserved = isObserved || shape.isObserved
      }
    }
    return self
  }
}

extension String {
  private static let keywords: Set<String> = [
    "default", "in", "is", "as", "for", "if", "else", "case", "switch", "return", "class",
    "static", "func", "import", "repeat", "while", "where", "internal", "public", "private",
    "extension", "protocol", "operator", "self", "true", "false", "nil", "do", "try", "throw",
  ]

  /// The name as it is written in a declaration.
  var escaped: String { Self.keywords.contains(self) ? "`\(self)`" : self }
}
