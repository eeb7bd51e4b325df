internal import Foundation
internal import SpecFormat

/// The description of an external engine, read from a file such as `engine.json`.
///
/// It contains the command that runs the engine, and the modules that scenes are compiled against
/// for it.
///
/// ```json
/// {
///   "executable": ".build/debug/SmallEngineAdapter",
///   "modules": ".build/debug/Modules",
///   "imports": ["SmallEngine", "SmallEngineAdapter"],
///   "aliases": {"SwiftUI": "SmallEngine"}
/// }
/// ```
package struct EngineManifest: Sendable, Hashable {
  /// The engine's name until it reports its own; `nil` if the file has none.
  package var name: String?
  /// The absolute path of the executable that implements the engine protocol.
  package var executable: String
  /// The arguments of the executable, with the absolute path of the file's folder for `{folder}`.
  package var arguments: [String]
  /// The absolute path of the file's folder, in which the executable is started.
  package var folder: String
  /// The engine's smallest unit in points; `nil` for an engine that does not round to a unit.
  package var grid: Double?
  /// The modules that scenes are compiled against; `nil` for an engine that receives scenes as
  /// data.
  ///
  /// They are Plumb's own if the file has no `imports`.
  package var target: SceneTarget?
}

extension EngineManifest {
  /// The names of the file's members, in the order of the guide.
  static let members = [
    "name", "executable", "arguments", "grid", "modules", "imports", "aliases",
    "compilerArguments", "linkerArguments",
  ]

  /// Reads a file; paths in it are relative to its folder.
  ///
  /// - Parameter path: The path of the file, as it appears in messages.
  /// - Returns: The engine, whose executable and modules exist.
  /// - Throws: ``EngineManifestError`` with every mistake of the file.
  package static func read(at path: String) throws -> EngineManifest {
    let file = URL(fileURLWithPath: path).standardizedFileURL
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw EngineManifestError(
        file: path,
        mistakes: [.init(line: 1, column: 1, message: "the file cannot be read")]
      )
    }
    var reader = EngineManifestReader(folder: file.deletingLastPathComponent())
    let manifest = reader.manifest(in: String(decoding: data, as: UTF8.self))
    guard let manifest, reader.mistakes.isEmpty else {
      throw EngineManifestError(file: path, mistakes: reader.mistakes)
    }
    return manifest
  }
}

/// The mistakes in an engine's file.
package struct EngineManifestError: Error, Equatable {
  /// A mistake, at a line and a column from 1.
  package struct Mistake: Sendable, Hashable {
    package var line: Int
    package var column: Int
    package var message: String
  }

  package var file: String
  /// The mistakes in the order of their positions; never empty.
  package var mistakes: [Mistake]
}

extension EngineManifestError: CustomStringConvertible {
  package var description: String {
    mistakes.map { "\(file):\($0.line):\($0.column): error: \($0.message)" }
      .joined(separator: "\n")
  }
}

/// Reads an engine's file and collects its mistakes.
struct EngineManifestReader {
  typealias Mistake = EngineManifestError.Mistake

  /// The folder that paths are relative to.
  private let folder: URL
  private var found: [Mistake] = []

  init(folder: URL) { self.folder = folder }

  /// The mistakes in the order of their positions.
  var mistakes: [Mistake] { found.sorted { ($0.line, $0.column) < ($1.line, $1.column) } }

  /// Parses the text of a file; `nil` if it does not describe an engine.
  mutating func manifest(in text: String) -> EngineManifest? {
    do {
      let document = try PlacedJSON(text)
      guard case .object(let members) = document.value else {
        report("the file must be an object: {\"executable\": …}", at: document.place)
        return nil
      }
      return manifest(of: known(members), at: document.place)
    } catch {
      report(error.message, at: error.place)
      return nil
    }
  }
}

extension EngineManifestReader {
  private mutating func report(_ message: String, at place: PlacedJSON.Place) {
    found.append(Mistake(line: place.line, column: place.column, message: message))
  }

  /// Returns the valid members by name, and reports the others.
  private mutating func known(_ members: [PlacedJSON.Member]) -> [String: PlacedJSON.Member] {
    var known: [String: PlacedJSON.Member] = [:]
    for member in members {
      if !EngineManifest.members.contains(member.name) {
        let hint = NearestName.of(member.name, among: EngineManifest.members)
        let names = EngineManifest.members.joined(separator: ", ")
        let suggestion = hint.map { "did you mean '\($0)'?" } ?? "the members are \(names)"
        report("there is no member '\(member.name)'; \(suggestion)", at: member.place)
      } else if known[member.name] != nil {
        report("'\(member.name)' is given twice", at: member.place)
      } else {
        known[member.name] = member
      }
    }
    return known
  }

  private mutating func manifest(
    of members: [String: PlacedJSON.Member],
    at place: PlacedJSON.Place
  ) -> EngineManifest? {
    let name = members["name"].flatMap { text(of: $0.value) }
    let arguments = members["arguments"].flatMap { texts(of: $0.value) }
    let target = target(of: members)
    let unit = members["grid"].flatMap { grid(of: $0.value) }
    if let target, target.isPlumb, let member = members["arguments"] {
      report(
        "'arguments' does not apply to Plumb's engine, which a file without 'imports' names",
        at: member.place
      )
    }
    guard let executable = members["executable"] else {
      report("'executable' is missing, the path of the program to run", at: place)
      return nil
    }
    guard let path = path(executable.value, named: "executable", isFolder: false) else {
      return nil
    }
    return EngineManifest(
      name: name ?? nil,
      executable: path,
      arguments: arguments?.map { $0.text.replacing("{folder}", with: folder.path) } ?? [],
      folder: folder.path,
      grid: unit,
      target: target
    )
  }

  /// Returns the modules that scenes are compiled against; `nil` if the file has no folder of
  /// modules.
  private mutating func target(of members: [String: PlacedJSON.Member]) -> SceneTarget? {
    let modules = members["modules"].flatMap { path($0.value, named: "modules", isFolder: true) }
    let imports = members["imports"].flatMap { texts(of: $0.value) } ?? []
    let others = ["aliases", "compilerArguments", "linkerArguments"]
    for other in others where imports.isEmpty {
      guard let member = members[other] else { continue }
      report("'\(other)' applies to compiled scenes, which need 'imports'", at: member.place)
    }
    guard let member = members["imports"] else {
      guard let modules, let member = members["modules"] else { return nil }
      let target = SceneTarget.plumb(in: modules)
      let missing = Set(target.neededModules).subtracting(built(in: modules)).sorted()
      if !missing.isEmpty {
        let names = missing.joined(separator: ", ")
        report(
          "\(modules) has no built modules of Plumb's engine (\(names)); build the engine's package "
            + "first, or name the modules of another engine in 'imports'",
          at: member.value.place
        )
      }
      return target
    }
    if members["modules"] == nil {
      report("'imports' needs 'modules', the folder of the built modules", at: member.place)
    }
    for module in imports {
      if !module.text.isIdentifier {
        report("'\(module.text)' is not the name of a module", at: module.place)
      } else if let modules, !built(in: modules).contains(module.text) {
        let hint = NearestName.of(module.text, among: built(in: modules).sorted())
        let suggestion = hint.map { "did you mean '\($0)'?" } ?? "build the engine's package first"
        report("there is no module '\(module.text)' in \(modules); \(suggestion)", at: module.place)
      }
    }
    let aliases = aliases(of: members["aliases"], for: imports.map(\.text))
    let options = ["compilerArguments", "linkerArguments"].map { name in
      (members[name].flatMap { texts(of: $0.value) } ?? [])
        .map { $0.text.replacing("{folder}", with: folder.path) }
    }
    return modules.map { modules in
      var target = SceneTarget(engine: imports.map(\.text), aliases: aliases, modules: modules)
      (target.compilerArguments, target.linkerArguments) = (options[0], options[1])
      return target
    }
  }

  /// Returns the names of the modules that were built to a folder.
  private func built(in folder: String) -> Set<String> {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return Set(files.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) })
  }

  /// Returns the names of modules by their aliases in the code; a module has at most one alias.
  private mutating func aliases(
    of member: PlacedJSON.Member?,
    for imports: [String]
  ) -> [String: String] {
    guard let member else { return [:] }
    guard case .object(let entries) = member.value.value else {
      report("'aliases' must be an object: {\"SwiftUI\": \"MyEngine\"}", at: member.value.place)
      return [:]
    }
    var aliases: [String: String] = [:]
    for entry in entries {
      guard let module = text(of: entry.value) else { continue }
      if !entry.name.isIdentifier {
        report("'\(entry.name)' is not the name of a module", at: entry.place)
      } else if imports.contains(entry.name) {
        report("'\(entry.name)' is one of 'imports' and cannot be an alias", at: entry.place)
      } else if !imports.contains(module) {
        let hint = NearestName.of(module, among: imports).map { "; did you mean '\($0)'?" } ?? ""
        report("'\(module)' is not one of 'imports'\(hint)", at: entry.value.place)
      } else if aliases[entry.name] != nil {
        report("'\(entry.name)' is given twice", at: entry.place)
      } else if let other = aliases.first(where: { $0.value == module })?.key {
        let reason = "the compiler supports one alias per module"
        report("'\(module)' has the alias '\(other)' already: \(reason)", at: entry.place)
      } else {
        aliases[entry.name] = module
      }
    }
    return aliases
  }
}

extension EngineManifestReader {
  private mutating func grid(of value: PlacedJSON) -> Double? {
    if case .word(let word) = value.value, let number = Double(word), number > 0, number.isFinite {
      return number
    }
    report("expected a number of points above 0", at: value.place)
    return nil
  }

  private mutating func text(of value: PlacedJSON) -> String? {
    if case .text(let text) = value.value { return text }
    report("expected a string: \"…\"", at: value.place)
    return nil
  }

  private mutating func texts(of value: PlacedJSON) -> [(text: String, place: PlacedJSON.Place)]? {
    guard case .list(let items) = value.value else {
      report("expected an array of strings: [\"…\"]", at: value.place)
      return nil
    }
    var texts: [(text: String, place: PlacedJSON.Place)] = []
    for item in items {
      if let text = text(of: item) { texts.append((text, item.place)) }
    }
    return texts
  }

  /// Returns the absolute path of a built file or folder; `nil` if it does not exist.
  private mutating func path(
    _ value: PlacedJSON,
    named name: String,
    isFolder: Bool
  ) -> String? {
    guard let text = text(of: value) else { return nil }
    let path = URL(fileURLWithPath: text, relativeTo: folder).standardizedFileURL.path
    var isDirectory: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    guard isThere else {
      report("'\(name)' does not exist: \(path); build the engine's package first", at: value.place)
      return nil
    }
    if isDirectory.boolValue != isFolder {
      report("'\(name)' is \(isFolder ? "no folder" : "a folder"): \(path)", at: value.place)
      return nil
    }
    if !isFolder, !FileManager.default.isExecutableFile(atPath: path) {
      report("'\(name)' cannot be executed: \(path)", at: value.place)
      return nil
    }
    if !isFolder, let obstacle = ProgramFile(at: path).obstacle {
      report("'\(name)' cannot be started: \(path): \(obstacle)", at: value.place)
      return nil
    }
    return path
  }
}

extension String {
  /// Whether the text is a valid name of a module.
  fileprivate var isIdentifier: Bool {
    guard let first else { return false }
    return (first.isLetter || first == "_")
      && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
