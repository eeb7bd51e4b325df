/// Prints declarations for types and members from what code shows about them.
final class StubPrinter {
  let table: TypeTable
  let collector: UseCollector
  /// The names of types that were found for types without a name, by their nodes.
  private(set) var names: [ObjectIdentifier: String] = [:]
  /// The types without a name in the files that are printed in each type.
  private var nested: [String: [(name: String, type: InferredType)]] = [:]
  /// For each type, the types whose values its default value contains.
  private var dependencies: [String: Set<String>] = [:]
  /// Whether static members are printed, which are made at their first use.
  var isStatic = false
  /// The types whose nested types were returned.
  private var takenPaths: Set<String> = []

  init(table: TypeTable, collector: UseCollector) {
    (self.table, self.collector) = (table, collector)
  }
}

// MARK: - Names of types

extension StubPrinter {
  /// A property's type, with the code of a default value.
  struct Value {
    var type: String
    var code: String
    /// Whether no use shows the type, so that it follows from the name alone.
    var isGuess = false
  }

  /// Returns the type and a default value of a member.
  ///
  /// - Parameters:
  ///   - type: The type of the member.
  ///   - name: The name of the member, from which a type without evidence follows.
  ///   - owner: The path of the type with the member, in which further types are declared; empty
  ///     for none.
  /// - Returns: The type and the code of a value.
  func value(of type: InferredType, named name: String, in owner: String) -> Value {
    if let known = type.name { return named(known, type, name, owner) }
    let isObject =
      type.shape.map {
        !$0.members.isEmpty || !$0.cases.isEmpty || $0.conformances.contains("Identifiable")
          || $0.statics.values.contains { !$0.isImplicit }
      }
      ?? false
    let guess = StubDefault.type(named: type.label ?? name)
    let isFramework =
      !type.hints.isEmpty && type.hints != [.list] || ["Color", "Font"].contains(guess)
    if isObject || !(type.shape?.statics.isEmpty ?? true) && !isFramework {
      if let known = matching(name, in: owner) {
        known.unify(type)
        return value(of: known, named: name, in: owner)
      }
      let known = declare(type, named: name, in: owner)
      return Value(type: known, code: code(ofType: known, type, in: owner))
    }
    if let known = matching(name, in: owner), type.hints.isEmpty {
      known.unify(type)
      return value(of: known, named: name, in: owner)
    }
    return hinted(type, name)
  }

  private func named(
    _ known: String,
    _ type: InferredType,
    _ name: String,
    _ owner: String
  ) -> Value {
    let arguments = type.arguments
    switch known {
    case "Optional":
      let wrapped = value(of: arguments.first ?? InferredType(), named: name, in: owner)
      return optional(wrapped, named: name)
    case "Array", "Set":
      let element = value(of: arguments.first ?? InferredType(), named: name.singular, in: owner)
      let type = known == "Array" ? "[\(element.type)]" : "Set<\(element.type)>"
      return Value(
        type: type,
        code: listCode(element, isSet: known == "Set"),
        isGuess: element.isGuess
      )
    case "Dictionary":
      let key = value(of: arguments[0], named: "key", in: owner)
      let item = value(of: arguments[1], named: name.singular, in: owner)
      return Value(type: "[\(key.type): \(item.type)]", code: "[:]")
    case "Function":
      let types = arguments.dropLast().map { value(of: $0, named: name, in: owner).type }
      let result = arguments.last.map { value(of: $0, named: name, in: owner) }
      let isVoid =
        arguments.last.map { ["Void", "View"].contains($0.name) || $0.isUnknown } ?? true
      let blanks = types.isEmpty ? "" : types.map { _ in "_" }.joined(separator: ", ") + " in"
      let body = isVoid ? "" : result?.code ?? ""
      let code = [blanks, body].filter { !$0.isEmpty }.joined(separator: " ")
      return Value(
        type: "(\(types.joined(separator: ", "))) -> \(isVoid ? "Void" : result?.type ?? "Void")",
        code: code.isEmpty ? "{}" : "{ \(code) }"
      )
    case "Tuple":
      let values = arguments.map { value(of: $0, named: name, in: owner) }
      return Value(
        type: "(\(values.map(\.type).joined(separator: ", ")))",
        code: "(\(values.map(\.code).joined(separator: ", ")))"
      )
    case "Range":
      let bound = value(of: arguments.first ?? InferredType(), named: "number", in: owner)
      return Value(type: "ClosedRange<\(bound.type)>", code: "\(bound.code)...\(bound.code)")
    case "Binding":
      let wrapped = value(of: arguments.first ?? InferredType(), named: name, in: owner)
      return Value(type: "Binding<\(wrapped.type)>", code: ".constant(\(wrapped.code))")
    case "View": return Value(type: "AnyView", code: "AnyView(EmptyView())")
    case "Type":
      return Value(
        type: "\(arguments.first?.name ?? "Any").Type",
        code: "\(arguments.first?.name ?? "Any").self"
      )
    case "Error": return Value(type: "any Error", code: "CancellationError()")
    default:
      if type.shape != nil { return Value(type: known, code: code(ofType: known, type, in: owner)) }
      let generics = arguments.map { value(of: $0, named: name, in: owner).type }
      let text = known + (generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>")
      return Value(type: text, code: StubDefault.code(of: text, named: name) ?? "\(text)()")
    }
  }

  private func optional(_ wrapped: Value, named name: String) -> Value {
    let isAbsent = name.lowercased().contains("error") || wrapped.type.contains("->")
    let type = wrapped.type.contains(" ") ? "(\(wrapped.type))?" : "\(wrapped.type)?"
    return Value(type: type, code: isAbsent ? "nil" : wrapped.code, isGuess: wrapped.isGuess)
  }

  private func listCode(_ element: Value, isSet: Bool) -> String {
    if isSet { return "[]" }
    if element.type == "String" { return "[\"One\", \"Two\", \"Three\"]" }
    if ["nil", "{}"].contains(element.code) || element.code.hasPrefix("[") { return "[]" }
    return "[\(element.code), \(element.code), \(element.code)]"
  }

  /// Returns the type that a member without evidence probably has.
  private func hinted(_ type: InferredType, _ name: String) -> Value {
    let text: String? =
      switch type.hints.min() {
      case .color: "Color"
      case .view: "AnyView"
      case .text: "String"
      case .symbol: "Symbol"
      case .decimal, .number: "Double"
      case .integer:
        StubDefault.type(named: type.label ?? name) == "CGFloat" ? "CGFloat" : "Int"
      case .list, nil: nil
      }
    if text == "Symbol" { return Value(type: "String", code: "\"star\"") }
    if let text {
      if text == "AnyView", StubDefault.type(named: type.label ?? name) == "Color" {
        return Value(type: "Color", code: ".gray")
      }
      if text == "AnyView",
        name.lowercased().contains("image") || name.lowercased().contains("icon")
      {
        return Value(type: "Image", code: StubDefault.code(of: "Image", named: name) ?? "")
      }
      return Value(type: text, code: StubDefault.code(of: text, named: name) ?? "")
    }
    if type.hints.contains(.list), name.singular != name {
      return Value(type: "[String]", code: "[\"One\", \"Two\", \"Three\"]", isGuess: true)
    }
    let guess = StubDefault.type(named: type.label ?? name)
    return Value(
      type: guess,
      code: StubDefault.code(of: guess, named: name) ?? "",
      isGuess: !type.hints.contains(.list)
    )
  }

  /// Returns a type of the code with the name of a member: `Track` for `currentTrack`.
  ///
  /// A type does not contain itself.
  private func matching(_ name: String, in owner: String) -> InferredType? {
    let words = name.prefix(1).uppercased() + name.dropFirst()
    let paths = table.types.keys.filter { path in
      !path.contains(".") && path != owner && !owner.hasPrefix("\(path).")
        && !reaches(owner, from: path)
        && (words == path || words.hasSuffix(path) && path.count > 3
          || path.hasSuffix(words) && words.count > 3)
    }
    guard let path = paths.max(by: { $0.count < $1.count }), let type = table.types[path] else {
      return nil
    }
    let shape = type.shape
    return shape?.isView ?? false || shape?.isProtocol ?? false || isNamespace(type) ? nil : type
  }

  /// Returns the type with a path, which the code or a stub declares; `nil` if there is none.
  func type(at path: String) -> InferredType? {
    table.types[path] ?? nested.values.joined().first { $0.type.name == path }?.type
  }

  /// Names a type that code does not name, and declares it in the type with its member.
  private func declare(_ type: InferredType, named name: String, in owner: String) -> String {
    let root = type.root
    if let known = names[ObjectIdentifier(root)] { return known }
    var own = String(name.prefix(1).uppercased() + name.dropFirst())
    let last = owner.split(separator: ".").last.map(String.init)
    if StubDefault.frameworkNames.contains(own) || own == last { own += "Value" }
    let path = owner.isEmpty ? own : "\(owner).\(own)"
    if let known = table.types[path], !(known.shape?.isDeclared ?? true), known.root !== root {
      // An error of an earlier compilation named the type.
      known.unify(root)
      return path
    }
    while names.values.contains(path) || table.types[path]?.shape?.isDeclared ?? false {
      own += "Value"
      return declare(type, named: own, in: owner)
    }
    names[ObjectIdentifier(root)] = path
    root.name = path
    nested[owner, default: []].append((own, root))
    return path
  }

  /// Returns the code of a value of a stub, or of a declared type.
  private func code(ofType path: String, _ type: InferredType, in owner: String) -> String {
    guard let shape = type.shape else { return "\(path)()" }
    let kind = kind(of: type)
    if kind == .enumeration || !shape.cases.isEmpty {
      let simple = caseNames(of: shape).first { name in
        (shape.cases[name]?.isEmpty ?? true)
          && !shape.statics.values.contains { $0.name == name && $0.parameters != nil }
      }
      if let simple { return ".\(simple)" }
      let cases = shape.cases.sorted { $0.key < $1.key }.sorted {
        $0.key == "text" && $1.key != "text"
      }
      if let (name, values) = cases.first {
        let codes = zip(shape.labels(ofCase: name), values).map { label, type in
          (label.map { "\($0): " } ?? "") + value(of: type, named: name, in: path).code
        }
        return ".\(name)(\(codes.joined(separator: ", ")))"
      }
    }
    if kind == .protocol {
      let conforming = table.types.first { $0.value.shape?.conformances.contains(path) ?? false }
      return conforming.map { "\($0.key)()" } ?? "\(path)()"
    }
    // A default value that contains itself does not end.
    guard isStatic || !reaches(owner, from: path) else { return "nil" }
    if !owner.isEmpty, !isStatic { dependencies[owner, default: []].insert(path) }
    return "\(path)()"
  }

  private func reaches(_ target: String, from start: String) -> Bool {
    var waiting = [start]
    var seen: Set<String> = []
    while let next = waiting.popLast() {
      if next == target { return true }
      if seen.insert(next).inserted { waiting += dependencies[next] ?? [] }
    }
    return false
  }
}

// MARK: - Kinds of types

extension StubPrinter {
  enum Kind {
    case `protocol`, view, style, controller, observable, reference, namespace, enumeration,
      structure
  }

  static let styles = [
    "ButtonStyle", "ToggleStyle", "LabelStyle", "TextFieldStyle", "ProgressViewStyle",
    "GroupBoxStyle", "ViewModifier",
  ]

  private static let referenceNames = [
    "Model", "Store", "Manager", "Service", "Controller", "Router", "Coordinator", "Client",
    "Repository", "Loader", "Tracker", "Analytics", "Player", "Session", "Provider", "Settings",
  ]

  /// Returns the kind of declaration that the uses of a type need.
  func kind(of type: InferredType) -> Kind {
    guard let shape = type.shape else { return .structure }
    let name = type.name?.split(separator: ".").last.map(String.init) ?? ""
    if shape.isProtocol { return .protocol }
    if !shape.conformances.isDisjoint(with: Self.styles) { return .style }
    if shape.isView { return .view }
    let isUIView = shape.conformances.contains("UIView")
    if name.hasSuffix("ViewController") || isUIView || shape.isClass && name.hasSuffix("View") {
      return .controller
    }
    let protocols = shape.conformances.compactMap { table.types[$0]?.shape }
    if shape.isObserved || shape.isObservable || protocols.contains(where: \.isObserved) {
      return .observable
    }
    if isNamespace(type) { return .namespace }
    if isEnumeration(shape) { return .enumeration }
    let isReference =
      shape.isClass
      || Self.referenceNames.contains { name.hasSuffix($0) } && !name.hasPrefix("Mock")
      || shape.isAssigned && !shape.conformances.contains("Identifiable")
        && !shape.members.values.contains { $0.name == "id" }
    return isReference ? .reference : .structure
  }

  /// Whether a type only has static members, and no values.
  func isNamespace(_ type: InferredType) -> Bool {
    guard let shape = type.shape, !shape.isDeclared else { return false }
    let hasOwnValues = shape.isView || shape.statics.values.contains { $0.type.root === type.root }
    return !shape.isMade && !shape.isAnnotated && shape.members.isEmpty && shape.cases.isEmpty
      && shape.conformances.isEmpty && !hasOwnValues && !isUsedAsValue(type)
  }

  private func isUsedAsValue(_ type: InferredType) -> Bool {
    let name = type.name ?? ""
    return table.types.values.contains { other in
      (other.shape?.members.values).map { members in
        members.contains {
          $0.type.root === type.root || $0.type.arguments.contains { $0.root === type.root }
        }
      } ?? false
    } || name.isEmpty
  }

  private func isEnumeration(_ shape: TypeShape) -> Bool {
    if shape.isMade { return false }
    if !shape.cases.isEmpty || shape.conformances.contains("CaseIterable") { return true }
    if shape.members["rawValue"] != nil { return true }
    let own = shape.statics.values.filter(\.isImplicit)
    guard !own.isEmpty, own.allSatisfy({ !StubDefault.sampleNames.contains($0.name) }) else {
      return false
    }
    return shape.isCompared || shape.members.isEmpty
  }

  /// Returns the names of the cases of an enumeration, in alphabetical order.
  func caseNames(of shape: TypeShape) -> [String] {
    let implicit = shape.statics.values
      .filter { member in
        member.parameters == nil
          && (member.type.shape === shape || member.isImplicit || member.type.isUnknown)
      }
      .map(\.name)
    let called = shape.statics.values.filter { $0.isImplicit && $0.parameters != nil }.map(\.name)
    let all = Set(implicit + called + Array(shape.cases.keys)).sorted()
    return all.isEmpty ? ["first", "second"] : all
  }

  /// Returns the types that are declared in a type, which earlier calls named.
  func takeNested(in owner: String) -> [(name: String, type: InferredType)] {
    defer { nested[owner] = [] }
    let paths = table.missing.filter { path in
      path.hasPrefix("\(owner).") && !path.dropFirst(owner.count + 1).contains(".")
    }
    let own = paths.sorted().compactMap { path in
      table.types[path].map { (String(path.dropFirst(owner.count + 1)), $0) }
    }
    return (nested[owner] ?? []) + (takenPaths.insert(owner).inserted ? own : [])
  }
}
