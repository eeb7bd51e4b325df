/// The Swift of one spec, or of a part of a long one, that is compiled alone, into a library with
/// its scenarios, with the shared code of other specs that it uses.
package struct SceneModule: Sendable {
  /// The function that hands the scenarios over, by its name in C.
  package static let entryPoint = "plumb_scenarios"

  /// How many scenes a part has: few enough that an edited scene is compiled at once, and enough
  /// that the compiler's start does not count.
  private static let scenesOfPart = 16

  /// The spec with those scenarios that are of the part.
  package let document: SpecDocument
  /// The part, from 0.
  private let part: Int
  /// The shared code of others, in the order of the suite.
  package let shared: [SharedCode]
  /// The names that the spec's own shared code may declare for others.
  let declared: Set<String>
  /// The engine that it is compiled for.
  private let target: SceneTarget

  /// - Parameters:
  ///   - document: The spec.
  ///   - part: The part that its scenarios are, from 0.
  ///   - shared: All shared code of its suite; what the spec does not need is left out.
  ///   - target: The engine that it is compiled for.
  package init(
    of document: SpecDocument,
    part: Int = 0,
    shared: [SharedCode],
    for target: SceneTarget = .plumb
  ) {
    self.document = document
    self.part = part
    self.target = target
    let words = SwiftWords.all(in: document.compiledBlocks.map(\.code).joined(separator: "\n"))
    declared =
      shared.first { $0.file == document.file }?.declared
      ?? SharedCode(of: document)?.declared ?? []
    self.shared = shared.needed(by: words.subtracting(declared), of: document.file)
  }
}

extension SceneModule {
  /// A spec in parts, one at least.
  ///
  /// - Parameters:
  ///   - document: The spec.
  ///   - shared: All shared code of its suite.
  ///   - target: The engine that it is compiled for.
  /// - Returns: Modules with all scenes of the spec, in their order.
  package static func parts(
    of document: SpecDocument,
    shared: [SharedCode],
    for target: SceneTarget = .plumb
  ) -> [SceneModule] {
    let ids = document.scenes.map(\.scenario.id)
    guard ids.count > scenesOfPart else {
      return [SceneModule(of: document, shared: shared, for: target)]
    }
    return stride(from: 0, to: ids.count, by: scenesOfPart).enumerated().map { part, start in
      let wanted = Set(ids[start...].prefix(scenesOfPart))
      let document = document.keeping(wanted)
      return SceneModule(of: document, part: part, shared: shared, for: target)
    }
  }

  /// The module's name, which no other spec's has, and no other part.
  package var name: String { GeneratedNames(of: document.name).module(ofPart: part) }

  /// Printed text with the spec's path in place of the file that Swift names in a trap.
  ///
  /// Swift names the module that the scenes were compiled to and the last component of the path.
  /// For the file of another spec, the module is removed.
  package static func namingFiles(in text: String, of document: SpecDocument) -> String {
    guard text.contains(GeneratedNames.commonPrefix) else { return text }
    let name = document.file.split(separator: "/").last ?? ""
    return text.replacing(/\bspec_\w*_[0-9a-f]{8}(?:_part\d+)?\/([^:\n]*)/) { match in
      match.1 == name ? document.file : String(match.1)
    }
  }

  /// The files, the spec's own first.
  ///
  /// - Parameter withdrawn: The blocks of code to leave out.
  /// - Returns: At least one file.
  package func files(without withdrawn: Set<CodePlace> = []) -> [GeneratedFile] {
    [GeneratedFile(of: document, using: shared, for: target, without: withdrawn)]
      + shared.map { $0.file(for: target, without: withdrawn) }
  }

  /// The further modules that the code imports; `nil` where it comes with Swift files, which may
  /// import any.
  package var imports: Set<String>? {
    guard !shared.contains(where: \.isSwiftFile) else { return nil }
    let blocks = document.compiledBlocks + shared.flatMap(\.blocks)
    let words = blocks.flatMap(\.imports).flatMap { $0.split { $0 == " " || $0 == "." } }
    return Set(words.map(String.init))
  }

  /// A hash of the lines that the code is at.
  package var lines: String {
    var digest = Digest()
    for block in document.compiledBlocks + shared.flatMap(\.blocks) {
      digest.combine("\(block.line)")
    }
    return digest.hexadecimal
  }

  /// The same code whatever its lines are: the text that a compiled library stands for.
  package var identity: String {
    files().map(\.withoutLines).joined(separator: "\n")
  }

  /// Where a name is declared that no two of its files may both declare: the block, and the line.
  package func declarations(of name: String) -> [(place: CodePlace, line: Int)] {
    let files = [(document.file, document.sharedBlocks)] + shared.map { ($0.file, $0.blocks) }
    return files.flatMap { file, blocks in
      blocks.flatMap { block in
        DeclaredNames(in: block.code).unique.filter { $0.name == name }.map {
          (CodePlace(file: file, fenceLine: block.fenceLine), block.line + $0.line - 1)
        }
      }
    }
  }

  /// The names that the shared block at a place may declare for others; none for a scene.
  package func names(declaredAt place: CodePlace) -> Set<String> {
    let others = shared.first { $0.file == place.file }?.blocks ?? []
    let blocks = place.file == document.file ? document.sharedBlocks : others
    let block = blocks.first { $0.fenceLine == place.fenceLine }
    return block.map { DeclaredNames(in: $0.code).names } ?? []
  }

  /// The place of the block that a line of a file is in: of a scenario, by its scene, or of shared
  /// code; `nil` where it is in none.
  package func place(ofLine line: Int, in file: String) -> CodePlace? {
    let others = shared.first { $0.file == file }?.blocks ?? []
    let blocks = file == document.file ? document.sharedBlocks : others
    if let block = blocks.first(where: { $0.contains(line: line) }) {
      return CodePlace(file: file, fenceLine: block.fenceLine)
    }
    guard file == document.file else { return nil }
    let scene = document.scenes.first { scene in
      scene.scenario.body.blocks.contains { $0.contains(line: line) }
    }
    return scene.map { CodePlace(file: file, fenceLine: $0.scene.scene.fenceLine) }
  }
}

/// A block of code in a file of the suite.
package struct CodePlace: Sendable, Hashable, Codable {
  /// Relative to the package.
  package var file: String
  /// The line of the opening fence, from 1; a scenario's is that of its scene.
  package var fenceLine: Int

  package init(file: String, fenceLine: Int) {
    self.file = file
    self.fenceLine = fenceLine
  }
}

extension CodeBlock {
  /// Whether a line of the file is in the block, its fences too: what is missing is told behind it.
  package func contains(line: Int) -> Bool {
    let count = code.split(separator: "\n", omittingEmptySubsequences: false).count
    return (fenceLine...(self.line + count)).contains(line)
  }
}

extension SharedCode {
  fileprivate func file(
    for target: SceneTarget,
    without withdrawn: Set<CodePlace>
  ) -> GeneratedFile {
    let left = blocks.filter { !withdrawn.contains(CodePlace(file: file, fenceLine: $0.fenceLine)) }
    guard target != .plumb || left.count < blocks.count else { return generated }
    return GeneratedFile(of: left, named: generated.name, in: file, for: target)
  }
}

extension GeneratedFile {
  /// The contents without the lines that say which line of the Markdown follows.
  fileprivate var withoutLines: String {
    contents.split(separator: "\n").filter { !$0.hasPrefix("#sourceLocation(file:") }
      .joined(separator: "\n")
  }
}

extension SpecDocument {
  /// The document with some of its scenarios alone.
  fileprivate func keeping(_ ids: Set<String>) -> SpecDocument {
    var document = self
    for index in clauses.indices {
      document.clauses[index].scenarios.removeAll { !ids.contains($0.id) }
    }
    return document
  }

  /// The blocks that are compiled: the shared ones, and those of each scene.
  fileprivate var compiledBlocks: [CodeBlock] {
    sharedBlocks + scenes.flatMap(\.scenario.body.blocks)
  }
}

/// The names that generated code goes by, unique in their module.
struct GeneratedNames {
  /// The file of a spec, escaped as a JSON pointer is, so that no two paths share one; it ends as
  /// no hand-written file does.
  let file: String
  /// The characters that the names of the spec's declarations begin with.
  private let prefix: String

  /// Makes the names for a spec.
  ///
  /// - Parameter name: The path under the specs folder without `.md`: `views/stacks`.
  init(of name: String) {
    file = Self.escaped(name) + ".md.swift"
    var digest = Digest()
    digest.combine(name)
    let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    prefix = "\(Self.commonPrefix)\(String(letters))_\(digest.hexadecimal.prefix(8))"
  }

  /// The characters that every generated name begins with.
  static let commonPrefix = "spec_"

  /// A path as the name of a file, which no other path has.
  static func escaped(_ path: String) -> String {
    path.replacing("~", with: "~0").replacing("/", with: "~1")
  }

  /// The file of the spec's shared code, where other specs are compiled with it.
  var sharedFile: String { "shared." + file }

  /// The module of the spec, or of a part of it from 0, where it is compiled alone.
  func module(ofPart part: Int) -> String { part == 0 ? prefix : "\(prefix)_part\(part)" }

  /// Returns the name of the module of several specs.
  ///
  /// - Parameter modules: The names of the modules that the specs have when compiled alone.
  /// - Returns: A name that depends on all of them.
  static func batch(of modules: [String]) -> String {
    var digest = Digest()
    for module in modules { digest.combine(module) }
    return "\(commonPrefix)batch_\(digest.hexadecimal.prefix(8))"
  }

  /// The function that returns the spec's scenarios from a library.
  var entryPoint: String { "\(prefix)_library" }

  /// The constant that holds the spec's scenarios.
  var scenarios: String { "\(prefix)_scenarios" }

  /// The function of a scenario, by its place in the spec from 1.
  func function(_ number: Int) -> String { "\(prefix)_scenario\(number)" }
}
