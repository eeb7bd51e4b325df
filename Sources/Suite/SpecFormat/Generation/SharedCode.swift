/// Declarations that several specs of a suite may use: the shared blocks of one spec, or a Swift
/// file that lies among the specs.
package struct SharedCode: Sendable, Equatable, Codable {
  /// The Markdown or Swift file, relative to the package.
  package let file: String
  /// The code as a Swift file of its own, for Plumb's own engine.
  let generated: GeneratedFile
  /// The blocks that it is made of; a Swift file is one.
  let blocks: [CodeBlock]
  var isSwiftFile: Bool { file.hasSuffix(".swift") }

  /// The names that it may declare for others; more than it does, never fewer.
  let declared: Set<String>
  /// The words in it, those of strings and comments too.
  let mentioned: Set<String>

  /// Takes the shared blocks of a spec; `nil` where it has none.
  package init?(of document: SpecDocument) {
    guard !document.sharedBlocks.isEmpty else { return nil }
    file = document.file
    blocks = document.sharedBlocks
    generated = GeneratedFile(
      of: document.sharedBlocks,
      named: GeneratedNames(of: document.name).sharedFile,
      in: document.file
    )
    let code = blocks.map(\.code).joined(separator: "\n")
    declared = DeclaredNames(in: code).names
    mentioned = SwiftWords.all(in: code)
  }

  /// Takes a Swift file; `nil` where it declares nothing.
  ///
  /// - Parameters:
  ///   - file: The path relative to the package.
  ///   - text: What is in it.
  package init?(file: String, text: String) {
    declared = DeclaredNames(in: text).names
    guard !declared.isEmpty else { return nil }
    self.file = file
    blocks = [CodeBlock(fenceLine: 1, line: 1, code: text)]
    let name = GeneratedNames.escaped(file)
    generated = GeneratedFile(of: blocks, named: name, in: file)
    mentioned = SwiftWords.all(in: text)
  }
}

extension [SharedCode] {
  /// The code that a text may use, and what that uses in turn, in the order of the suite.
  ///
  /// - Parameters:
  ///   - words: The words of the text.
  ///   - file: The text's own file, whose shared code is not meant.
  /// - Returns: Those that the text cannot be compiled without, and perhaps others.
  /// - Complexity: O(*n*) in the words of the suite's shared code.
  func needed(by words: Set<String>, of file: String) -> [SharedCode] {
    var isNeeded = map { $0.file == file }
    var waiting = [words]
    while let words = waiting.popLast() {
      for (index, code) in enumerated()
      where !isNeeded[index] && !code.declared.isDisjoint(with: words) {
        isNeeded[index] = true
        waiting.append(code.mentioned)
      }
    }
    return zip(self, isNeeded).filter { $1 && $0.file != file }.map(\.0)
  }
}

extension [SharedCode] {
  /// The same code, with that of specs that were read before in the place of what their files hold
  /// now: one reading serves a run.
  ///
  /// - Parameter documents: Specs of the suite; one may be there several times.
  /// - Returns: The shared code of the suite, in the order of the files' paths, Swift files first.
  package func asRead(in documents: [SpecDocument]) -> [SharedCode] {
    let read = Dictionary(documents.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
    let others = filter { read[$0.file] == nil }
    let specs = (others.filter { !$0.isSwiftFile } + read.values.compactMap { SharedCode(of: $0) })
      .sorted { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
    return others.filter(\.isSwiftFile) + specs
  }
}
