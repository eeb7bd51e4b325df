/// Infers declarations for names that files use and no file declares.
///
/// The code is parsed, and its values are followed through variables, loops, closures and calls
/// (`Syntax`, `Inference`). The types that this shows are printed as declarations. The errors of a
/// compilation with these declarations are further evidence, from which the next ones are inferred.
package struct StubInference {
  /// A declaration of a missing name.
  package struct Stub: Sendable, Equatable {
    /// The name in messages.
    package var name: String
    package var lines: [String]
  }

  private let files: [(path: String, statements: [CodeStatement])]
  /// The names without a declaration, in the order in which they were found.
  private var missing: [MissingName] = []
  private var places: [MissingName: [PreviewSpec.Place]] = [:]
  private var evidence = CompilerEvidence()
  private var collector: UseCollector?
  private var paths: Set<String> = []
  private var probe: NameProbe?
  private var probedLines: Set<String> = []

  /// Parses the code of files.
  ///
  /// - Parameter files: All files, with the stubs of earlier runs.
  /// - Complexity: O(*n*) for *n* bytes of code.
  package init(_ files: [PreviewFile]) {
    self.files = files.flatMap { file in
      [(file.path, CodeParser.statements(in: CodeTokens(file.lines.joined(separator: "\n"))))]
        + file.previews.map { preview in
          let start = CodePosition(line: preview.line, column: 1)
          let code = preview.code.joined(separator: "\n")
          return (file.path, [.block(CodeParser.statements(in: CodeTokens(code, at: start)))])
        }
    }
  }

  /// Reads the errors of a compilation with the stubs of ``stubs()``.
  ///
  /// - Returns: Whether other stubs follow from them.
  package mutating func read(_ errors: [PlacedError]) -> Bool {
    var isNew = false
    for error in errors {
      if let found = probe?.missingName(in: error) {
        if places[found.name] == nil {
          missing.append(found.name)
          places[found.name] = found.places
          isNew = true
        }
        continue
      }
      guard let name = MissingName(error.message) else { continue }
      if places[name] == nil, !isStub(name.owner) {
        missing.append(name)
        isNew = true
      }
      places[name, default: []].append(error.place)
    }
    if let collector, evidence.read(errors, of: collector, stubs: paths) { isNew = true }
    return isNew
  }

  /// Returns code that uses the names of frameworks in the files; `nil` if earlier code did.
  ///
  /// The compiler reports each of these names that is missing.
  package mutating func probeFile() -> PreviewFile? {
    if collector == nil { _ = stubs() }
    guard let collector else { return nil }
    let probe = NameProbe(of: collector)
    guard !probedLines.isSuperset(of: probe.lines) else { return nil }
    probedLines.formUnion(probe.lines)
    self.probe = probe
    return PreviewFile(path: NameProbe.path, declarations: probe.lines.joined(separator: "\n"))
  }

  /// Returns errors without those in the code of ``probeFile()``.
  package static func errorsInFiles(_ errors: [PlacedError]) -> [PlacedError] {
    errors.filter { $0.place.file != NameProbe.path }
  }

  /// Whether a type is a stub, whose members are part of its declaration.
  private func isStub(_ owner: String?) -> Bool {
    owner.map { paths.contains(CompilerEvidence.bare($0)) } ?? false
  }

  /// Returns the declarations of all missing names, as far as the code shows them.
  package mutating func stubs() -> [Stub] {
    let types = missing.filter { $0.kind == .type }.map(\.name)
    let known = types.filter { StubTemplates.declaration(of: $0) != nil }
    let table = TypeTable(missing: Set(types).subtracting(known))
    for file in files { table.declare(file.statements) }
    let collector = UseCollector(table: table)
    evidence.apply(to: table)
    for file in files { collector.read(file.statements, of: file.path) }
    evidence.applyOwners(to: collector, in: table)
    self.collector = collector
    table.unifySamples()
    let printer = StubPrinter(table: table, collector: collector)
    // Members of other types first, since their types can be the only uses of a type.
    var members: [MissingName: [String]] = [:]
    for name in missing where name.kind != .type {
      members[name] =
        StubTemplates.declaration(of: name.text)
        ?? printer.declaration(of: name, at: places[name] ?? [])
    }
    var found: [Stub] = []
    var printed: Set<[String]> = []
    for name in missing {
      let lines: [String]? =
        switch name.kind {
        case .type:
          StubTemplates.declaration(of: name.name)
            ?? table.types[name.name].map { printer.declaration(of: name.name, $0) }
        case .value, .member: members[name]
        }
      // The compiler has several names for one type, such as `Font` and `Font?`.
      guard let lines, !lines.isEmpty, printed.insert(lines).inserted else { continue }
      found.append(Stub(name: name.text, lines: lines))
    }
    for one in printer.takeNested(in: "") {
      found.append(Stub(name: one.name, lines: printer.declaration(of: one.name, one.type)))
    }
    paths = Set(table.missing).union(found.map(\.name)).union(printer.allNames)
    return found
  }
}

extension CompilerEvidence {
  /// Adds the evidence about members to types, before code is read.
  func apply(to table: TypeTable) {
    for (owner, members) in members {
      guard let shape = table.type(at: owner.split(separator: ".").map(String.init))?.shape else {
        continue
      }
      for (key, evidence) in members {
        let (name, parameters) = InferredMember.parts(ofKey: key)
        let member =
          evidence.isStatic
          ? shape.staticMember(name, parameters) : shape.member(name, parameters)
        if let type = evidence.type { member.type.unify(table.type(named: type)) }
        if evidence.isOptional == true { member.isOptional = true }
      }
    }
    for (type, protocols) in conformances {
      guard let shape = table.types[type]?.shape else { continue }
      for name in protocols {
        switch name {
        case "View": shape.isView = true
        case "ObservableObject": shape.isObserved = true
        case "Observable": shape.isObservable = true
        default: shape.conformances.insert(name)
        }
      }
    }
  }

  /// Adds members to the types whose lack of them the compiler reports.
  func applyOwners(to collector: UseCollector, in table: TypeTable) {
    for (use, path) in owners {
      guard let type = table.types[path] else { continue }
      for found in collector.uses[use.member] ?? []
      where found.file == use.file && found.place.line == use.line {
        if found.owner.name == nil {
          found.owner.unify(type)
        } else if found.owner.root !== type.root, let shape = type.shape {
          let member =
            found.isStatic
            ? shape.staticMember(use.member, found.member.parameters)
            : shape.member(use.member, found.member.parameters)
          member.merge(found.member, depth: 0)
        }
      }
    }
  }
}
