/// The types of the files and of the names that no file declares.
final class TypeTable {
  /// The types by their paths, such as `Trip` or `AudioPlayer.RepeatMode`.
  private(set) var types: [String: InferredType] = [:]
  /// The types that have no declaration, in the order of their names.
  private(set) var missing: Set<String>
  /// The functions and variables at the top level of the files.
  var globals: [String: InferredMember] = [:]
  /// The generic parameters of the declarations around the code.
  var generics: [[String: InferredType]] = []
  /// The names of types that code uses and no file declares.
  private(set) var foreignNames: Set<String> = []

  init(missing: Set<String>) {
    self.missing = missing
    for name in missing { types[name] = Self.node(name) }
  }

  private static func node(_ name: String) -> InferredType {
    let node = InferredType(name)
    node.shape = TypeShape()
    return node
  }

  /// Returns the type with a path, which is created inside a missing type.
  func type(at path: [String]) -> InferredType? {
    let name = path.joined(separator: ".")
    if let known = types[name] { return known }
    // `ID` is the type of the `id` of an identifiable type.
    guard path.count > 1, path.last != "ID", path.allSatisfy(\.isTypeName),
      missing.contains(path[0])
    else { return nil }
    let node = Self.node(name)
    types[name] = node
    missing.insert(name)
    return node
  }

  /// Returns the type that code writes.
  func type(_ code: CodeType) -> InferredType {
    switch code {
    case .list(let element): return InferredType("Array", [type(element)])
    case .dictionary(let key, let value):
      return InferredType("Dictionary", [type(key), type(value)])
    case .optional(let wrapped): return InferredType("Optional", [type(wrapped)])
    case .function(let parameters, let result):
      return InferredType("Function", (parameters + [result]).map(type))
    case .tuple(let types):
      return types.isEmpty ? InferredType("Void") : InferredType("Tuple", types.map(type))
    case .named(let path, let arguments):
      if path.count == 1 {
        for level in generics.reversed() { if let known = level[path[0]] { return known } }
        if path[0] == "_" { return InferredType() }
      }
      if let known = self.type(at: path) {
        known.shape?.isAnnotated = true
        return known
      }
      // A type in the type around the code.
      let nested = types.keys.filter { $0.hasSuffix(".\(path.joined(separator: "."))") }
      if nested.count == 1, let known = types[nested[0]] { return known }
      foreignNames.insert(path[0])
      let names = ["CountableRange": "Range", "ClosedRange": "Range", "Swift.Error": "Error"]
      let name = path.joined(separator: ".")
      return InferredType(names[name] ?? name, arguments.map(type))
    }
  }

  /// Returns the type in the notation of ``KnownParameters``.
  func type(named text: String) -> InferredType {
    var parser = CodeParser(CodeTokens(text))
    return type(parser.type())
  }
}

// MARK: - Declarations

extension TypeTable {
  /// Adds the declarations of a file, before its code is read.
  func declare(_ statements: [CodeStatement]) {
    for statement in statements {
      if case .type(let declaration) = statement { declareNames(of: declaration, in: []) }
    }
    for statement in statements {
      switch statement {
      case .type(let declaration): declareMembers(of: declaration, in: [])
      case .function(let function):
        globals[function.name] = member(of: function)
      case .variable(let variable):
        globals[variable.name] = member(of: variable)
      default: break
      }
    }
  }

  private func declareNames(of declaration: CodeTypeDeclaration, in path: [String]) {
    let path = path + [declaration.name]
    if declaration.kind != .extension {
      let node = Self.node(path.joined(separator: "."))
      node.shape?.isDeclared = true
      node.shape?.isProtocol = declaration.kind == .protocol
      types[path.joined(separator: ".")] = node
    }
    for case .type(let nested) in declaration.members { declareNames(of: nested, in: path) }
  }

  /// Returns the generic parameters of a declaration; one with a protocol is the protocol's type.
  func parameters(
    _ generics: [(name: String, bound: CodeType?)]
  ) -> [String: InferredType] {
    generics.reduce(into: [:]) { found, generic in
      let bound = generic.bound.map(type)
      if let bound, bound.shape != nil, !(bound.shape?.isDeclared ?? false) {
        bound.shape?.isProtocol = true
        found[generic.name] = bound
      } else {
        found[generic.name] = InferredType("τ\(generic.name)")
      }
    }
  }

  private func declareMembers(of declaration: CodeTypeDeclaration, in path: [String]) {
    let path = path + [declaration.name]
    let node = types[path.joined(separator: ".")]
    generics.append(parameters(declaration.generics))
    defer { generics.removeLast() }
    declareInherited(by: declaration)
    for member in declaration.members {
      switch member {
      case .type(let nested): declareMembers(of: nested, in: path)
      case .variable(let variable):
        let member = self.member(of: variable)
        if variable.isStatic {
          node?.shape?.statics[variable.name] = member
        } else {
          node?.shape?.members[variable.name] = member
        }
      case .function(let function) where function.name == "init":
        node?.shape?.initializers.append(
          function.parameters.map { InferredParameter(label: $0.label, type: type($0.type)) }
        )
      case .function(let function):
        let member = self.member(of: function)
        if function.isStatic {
          node?.shape?.statics[member.key] = member
        } else {
          node?.shape?.members[member.key] = member
        }
      default: break
      }
    }
    for found in declaration.cases {
      node?.shape?.addCase(found.name, found.values.map { type($0.type) })
      node?.shape?.statics[found.name] = node.map { InferredMember(found.name, type: $0) }
    }
    if declaration.kind == .struct, node?.shape?.initializers.isEmpty ?? false {
      node?.shape?.initializers = [memberwiseParameters(of: declaration, node: node)]
    }
  }

  private func declareInherited(by declaration: CodeTypeDeclaration) {
    for (index, inherited) in declaration.inherited.enumerated() {
      guard case .named(let path, _) = inherited, let base = self.type(at: path),
        let shape = base.shape, !shape.isDeclared
      else { continue }
      let isClass =
        declaration.kind == .class && index == 0
        && ["Controller", "View", "Cell", "Object"].contains { path[0].hasSuffix($0) }
      if isClass { shape.isClass = true } else { shape.isProtocol = true }
    }
  }

  /// Returns the parameters of the initializer that a structure has without a declaration.
  private func memberwiseParameters(
    of declaration: CodeTypeDeclaration,
    node: InferredType?
  ) -> [InferredParameter] {
    let hidden: Set<String> = [
      "Environment", "EnvironmentObject", "FocusState", "Namespace", "AppStorage", "GestureState",
      "ScaledMetric", "SceneStorage", "Query", "FetchRequest",
    ]
    return declaration.members.compactMap { member in
      guard case .variable(let variable) = member, !variable.isComputed, !variable.isStatic,
        !variable.attributes.contains(where: { hidden.contains($0.name) }),
        let type = node?.shape?.members[variable.name]?.type
      else { return nil }
      let isBinding = variable.attributes.contains { $0.name == "Binding" }
      let isContent = variable.attributes.contains { $0.name == "ViewBuilder" }
      return InferredParameter(
        label: variable.name,
        type: isBinding ? InferredType("Binding", [type]) : type,
        isContent: isContent
      )
    }
  }

  private func member(of variable: CodeVariable) -> InferredMember {
    InferredMember(variable.name, type: variable.type.map(type) ?? InferredType())
  }

  private func member(of function: CodeFunction) -> InferredMember {
    generics.append(parameters(function.generics))
    defer { generics.removeLast() }
    return InferredMember(
      function.name,
      type: function.result.map(type) ?? InferredType("Void"),
      parameters: function.parameters.map {
        InferredParameter(label: $0.label, type: type($0.type))
      }
    )
  }
}

// MARK: - Examples

extension TypeTable {
  /// Makes static members such as `Trip.sample` and `Page.allPages` values of their type.
  func unifySamples() {
    for (path, type) in types.sorted(by: { $0.key < $1.key }) {
      guard let shape = type.shape, !shape.isDeclared else { continue }
      let name = path.split(separator: ".").last.map(String.init) ?? path
      for parameter in shape.statics.values.flatMap({ $0.parameters ?? [] }) {
        guard let label = parameter.label, let property = shape.members[label] else { continue }
        parameter.type.unify(property.type)
      }
      for member in shape.statics.values where member.parameters == nil {
        let single = member.name.singular.prefix(1).uppercased() + member.name.singular.dropFirst()
        let isSample = StubDefault.sampleNames.contains(member.name)
        let isList = member.name.singular != member.name || member.name.hasPrefix("all")
        if isSample, member.type.name == nil, !isList {
          member.type.unify(type)
        } else if isList, isSample || member.name.hasPrefix("all") || name.hasSuffix(single) {
          if member.type.name == nil, member.type.shape?.members.isEmpty ?? true {
            member.type.unify(InferredType("Array", [type]))
          } else if member.type.name == "Array", member.type.arguments[0].name == nil {
            member.type.arguments[0].unify(type)
          }
        }
      }
    }
  }
}
