/// Declarations that several specs of a suite may use.
///
/// They are the shared blocks of one spec, or a Swift file among the specs.
package struct SharedCode: Sendable, Equatable, Codable {
  /// The path of the Markdown or Swift file, relative to the package.
  package let file: String
  /// The code as a separate Swift file, for Plumb's own engine.
  let generated: GeneratedFile
  /// The blocks of code; a single one for a Swift file.
  let blocks: [CodeBlock]
  var isSwiftFile: Bool { file.hasSuffix(".swift") }

  /// The names that the code may declare for other files; it can contain too many, but never too
  /// few.
  let declared: Set<String>
  /// The words in the code, including those in strings and comments.
  let mentioned: Set<String>

  /// Creates the shared code of a spec; `nil` if it has no shared blocks.
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

  /// Creates the shared code of a Swift file; `nil` if it declares nothing.
  ///
  /// - Parameters:
  ///   - file: The path relative to the package.
  ///   - text: The content of the file.
  package init?(file: String, text: String) {
    let block = CodeBlock(SourceText.lines(of: text), fenceLine: 1, line: 1)
    declared = DeclaredNames(in: block.code).names
    guard !declared.isEmpty else { return nil }
    self.file = file
    blocks = [block]
    let name = GeneratedNames.escaped(file)
    generated = GeneratedFile(of: blocks, named: name, in: file)
    mentioned = SwiftWords.all(in: text)
  }
}

extension [SharedCode] {
  /// Returns the shared code that a text may use, directly or indirectly, in the order of the
  /// suite.
  ///
  /// - Parameters:
  ///   - words: The words of the text.
  ///   - file: The file of the text, whose own shared code is left out.
  /// - Returns: All shared code that is required to compile the text, and possibly more.
  /// - Complexity: O(*n*) for *n* words in the suite's shared code.
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
  /// Returns the shared code in which specs that were already parsed replace the current content of
  /// their files.
  ///
  /// With that, a run uses a single version of each file.
  ///
  /// - Parameter documents: Specs of the suite, possibly with duplicates.
  /// - Returns: The shared code of the suite, in the order of the files' paths, Swift files first.
  package func asRead(in documents: [SpecDocument]) -> [SharedCode] {
    let read = Dictionary(documents.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
    let others = filter { read[$0.file] == nil }
    let specs = (others.filter { !$0.isSwiftFile } + read.values.compactMap { SharedCode(of: $0) })
      .sorted { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
    return others.filter(\.isSwiftFile) + specs
  }
}
