package import SpecFormat

/// The Swift code of one spec, or of a part of a long one, which is compiled to a library of
/// scenarios.
///
/// It includes the shared code of other specs that it uses.
package struct SceneModule: Sendable {
  /// The C name of the function that returns the scenarios.
  package static let entryPoint = "plumb_scenarios"

  /// The number of scenes in a part.
  ///
  /// It is small enough that an edited scene is compiled quickly, and large enough that the start
  /// of the compiler does not dominate.
  package static let scenesOfPart = 16

  /// The spec, with only the scenarios of the part.
  package let document: SpecDocument
  /// The index of the part, from 0.
  private let part: Int
  /// The shared code of other specs, in the order of the suite.
  package let shared: [SharedCode]
  /// The names that the spec's own shared code may declare for other files.
  let declared: Set<String>
  /// The words in the spec's code, including those in strings and comments.
  package let mentions: Set<String>
  /// The engine that it is compiled for.
  private let target: SceneTarget

  /// - Parameters:
  ///   - document: The spec, with only the scenarios of the part.
  ///   - part: The index of the part, from 0.
  ///   - shared: All shared code of its suite; code that the spec does not need is left out.
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
    mentions = words
    declared =
      shared.first { $0.file == document.file }?.declared
      ?? SharedCode(of: document)?.declared ?? []
    self.shared = shared.needed(
      by: words.subtracting(declared),
      declaring: declared,
      of: document.file
    )
  }
}

extension SceneModule {
  /// Divides a spec into parts.
  ///
  /// - Parameters:
  ///   - document: The spec.
  ///   - shared: All shared code of its suite.
  ///   - target: The engine that it is compiled for.
  ///   - size: The maximum number of scenes in a part, from 1.
  /// - Returns: At least one module; together they contain all scenes of the spec, in order.
  package static func parts(
    of document: SpecDocument,
    shared: [SharedCode],
    for target: SceneTarget = .plumb,
    size: Int = scenesOfPart
  ) -> [SceneModule] {
    let ids = document.scenes.map(\.scenario.id)
    guard ids.count > size else {
      return [SceneModule(of: document, shared: shared, for: target)]
    }
    return stride(from: 0, to: ids.count, by: size).enumerated().map { part, start in
      let selectedIDs = Set(ids[start...].prefix(size))
      let document = document.keeping(selectedIDs)
      return SceneModule(of: document, part: part, shared: shared, for: target)
    }
  }

  /// The module's name, which is different for each spec and part.
  package var name: String { GeneratedNames(of: document.name).module(ofPart: part) }

  /// Returns printed text with the spec's path in place of the file name that Swift prints in a
  /// trap.
  ///
  /// Swift prints the module that the scenes were compiled to and the last component of the path.
  /// For the file of another spec, only the module is removed.
  package static func namingFiles(in text: String, of document: SpecDocument) -> String {
    guard text.contains(GeneratedNames.commonPrefix) else { return text }
    let name = document.file.split(separator: "/").last ?? ""
    return text.replacing(/\bspec_\w*_[0-9a-f]{8}(?:_part\d+)?\/([^:\n]*)/) { match in
      match.1 == name ? document.file : String(match.1)
    }
  }

  /// Returns the files, beginning with the spec's own one.
  ///
  /// - Parameter withdrawn: The blocks of code to leave out.
  /// - Returns: At least one file.
  package func files(without withdrawn: Set<CodePlace> = []) -> [GeneratedFile] {
    // A class in one file may be related to an extension or a subclass in another one.
    let (document, written) =
      target == .plumb
      ? document.withSwiftDispatch(using: shared, without: withdrawn)
      : (document, shared.map(\.blocks))
    let own = GeneratedFile(of: document, using: shared, for: target, without: withdrawn)
    let others = zip(shared, written).map { code, blocks in
      code.file(with: blocks, for: target, without: withdrawn)
    }
    return [own] + others
  }

  /// The additional modules that the code imports; `nil` if it includes Swift files, which may
  /// import any module.
  package var imports: Set<String>? {
    guard !shared.contains(where: \.isSwiftFile) else { return nil }
    let blocks = document.compiledBlocks + shared.flatMap(\.blocks)
    return Set(blocks.flatMap(\.imports).map(\.module))
  }

  /// A hash of the line numbers of the code.
  package var lines: String {
    var digest = Digest()
    for block in document.compiledBlocks + shared.flatMap(\.blocks) {
      digest.combine("\(block.line)")
    }
    return digest.hexadecimal
  }

  /// A digest of the module's files and engine; `nil` if one of the files was not read from bytes.
  ///
  /// If it is equal, the generated code and its line numbers are equal. Unlike for ``identity``,
  /// the code is not generated.
  var sourceDigest: String? {
    let files = [document.digest] + shared.map(\.digest)
    guard files.allSatisfy({ !$0.isEmpty }) else { return nil }
    var digest = Digest()
    let written = target.imports + [target.stage, "\(target == .plumb)"]
    for text in [name, document.file] + shared.map(\.file) + files + written {
      digest.combine(text)
    }
    for scenario in document.scenarios {
      digest.combine(scenario.id)
      digest.combine(scenario.digest)
    }
    return digest.hexadecimal
  }

  /// The code without line numbers, which identifies a compiled library.
  package var identity: String {
    files().map(\.withoutLines).joined(separator: "\n")
  }

  /// Returns the blocks and lines that declare a name that must be unique in the module.
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

  /// Returns the names that a shared block declares for other blocks; empty for a scene.
  ///
  /// They include private names, which the other blocks of the same file can use.
  package func names(declaredAt place: CodePlace) -> Set<String> {
    let block = sharedBlocks(of: place.file).first { $0.fenceLine == place.fenceLine }
    return block.map { DeclaredNames(in: $0.code, includingPrivate: true).names } ?? []
  }

  /// Returns the words in the code of a shared block or of a scenario.
  package func words(at place: CodePlace) -> Set<String> {
    let scene = document.scenes.first { $0.scene.scene.fenceLine == place.fenceLine }
    let block = sharedBlocks(of: place.file).first { $0.fenceLine == place.fenceLine }
    let blocks = block.map { [$0] } ?? scene?.scenario.body.blocks ?? []
    return SwiftWords.all(in: blocks.map(\.code).joined(separator: "\n"))
  }

  /// Returns the name of the type or variable that is declared above a line; `nil` if there is
  /// none.
  ///
  /// Only declarations at the top level of the line's block count.
  package func declaration(above line: Int, in file: String) -> String? {
    let own = file == document.file ? document.scenes.flatMap(\.scenario.body.blocks) : []
    let block = (sharedBlocks(of: file) + own).first { $0.contains(line: line) }
    return block.flatMap { block in
      DeclaredNames(in: block.code, includingPrivate: true).unique
        .last { block.line + $0.line - 1 <= line }?.name
    }
  }

  /// The shared blocks of a file that is compiled into the module.
  private func sharedBlocks(of file: String) -> [CodeBlock] {
    file == document.file
      ? document.sharedBlocks : shared.first { $0.file == file }?.blocks ?? []
  }

  /// Returns the place of the scenario or shared block that contains a line of a file; `nil` if
  /// there is none.
  ///
  /// The place of a scenario is that of its scene.
  package func place(ofLine line: Int, in file: String) -> CodePlace? {
    if let block = sharedBlocks(of: file).first(where: { $0.contains(line: line) }) {
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
  /// The path of the file relative to the package.
  package var file: String
  /// The line of the opening fence, from 1; for a scenario, that of its scene.
  package var fenceLine: Int
}

extension CodeBlock {
  /// Returns whether a line of the file is in the block, including its fences.
  ///
  /// The compiler reports missing code at the line after the block's code.
  package func contains(line: Int) -> Bool {
    let count = code.split(separator: "\n", omittingEmptySubsequences: false).count
    return (fenceLine...(self.line + count)).contains(line)
  }
}

extension SharedCode {
  /// Returns the file with blocks that are written for the dispatch of the target.
  fileprivate func file(
    with blocks: [CodeBlock],
    for target: SceneTarget,
    without withdrawn: Set<CodePlace>
  ) -> GeneratedFile {
    let left = blocks.filter { !withdrawn.contains(CodePlace(file: file, fenceLine: $0.fenceLine)) }
    return GeneratedFile(writing: left, named: generated.name, in: file, for: target)
  }
}

extension GeneratedFile {
  /// The contents without the directives that state line numbers of the Markdown.
  fileprivate var withoutLines: String {
    contents.split(separator: "\n").filter { !$0.hasPrefix("#sourceLocation(file:") }
      .joined(separator: "\n")
  }
}

extension SpecDocument {
  /// Returns the document with only some of its scenarios.
  fileprivate func keeping(_ ids: Set<String>) -> SpecDocument {
    var document = self
    for index in clauses.indices {
      document.clauses[index].scenarios.removeAll { !ids.contains($0.id) }
    }
    return document
  }

  /// The blocks that are compiled: shared blocks and those of each scene.
  var compiledBlocks: [CodeBlock] {
    sharedBlocks + scenes.flatMap(\.scenario.body.blocks)
  }
}

/// The names in generated code, which are unique in their module.
struct GeneratedNames {
  /// The file of a spec, escaped as in a JSON pointer so that no two paths have the same name.
  ///
  /// Its extension distinguishes it from hand-written files.
  let file: String
  /// The prefix of the names of the spec's declarations.
  private let prefix: String

  /// Creates the names for a spec.
  ///
  /// - Parameter name: The path under the specs folder without `.md`: `views/stacks`.
  init(of name: String) {
    file = Self.escaped(name) + ".md.swift"
    var digest = Digest()
    digest.combine(name)
    let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    prefix = "\(Self.commonPrefix)\(String(letters))_\(digest.hexadecimal.prefix(8))"
  }

  /// The prefix of every generated name.
  static let commonPrefix = "spec_"

  /// Returns a unique file name for a path.
  static func escaped(_ path: String) -> String {
    path.replacing("~", with: "~0").replacing("/", with: "~1")
  }

  /// The file of the spec's shared code, for modules of other specs.
  var sharedFile: String { "shared." + file }

  /// Returns the name of the module of the spec or of a part of it, from 0, when it is compiled
  /// alone.
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

  /// Returns the name of the function of a scenario, by its number in the spec from 1.
  func function(_ number: Int) -> String { "\(prefix)_scenario\(number)" }
}
