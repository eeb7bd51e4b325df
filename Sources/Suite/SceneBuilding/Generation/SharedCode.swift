internal import Foundation
package import SpecFormat

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
  package let declared: Set<String>
  /// The words in the code, including those in strings and comments.
  let mentioned: Set<String>
  /// A digest of the file's bytes; empty for a spec that was not read from bytes.
  let digest: String

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
    digest = document.digest
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
    digest = FileDigest.fastDigest(of: Data(text.utf8))
  }
}

extension SharedCode {
  /// Returns shared code in the order of a suite: Swift files, then specs, each in the order of
  /// their paths.
  package static func inOrder(_ codes: some Sequence<SharedCode>) -> [SharedCode] {
    codes.sorted { left, right in
      if left.isSwiftFile != right.isSwiftFile { return left.isSwiftFile }
      return Array(left.file.utf8).lexicographicallyPrecedes(Array(right.file.utf8))
    }
  }
}

extension [SharedCode] {
  /// Returns the shared code that a text may use, directly or indirectly, in the order of the
  /// suite.
  ///
  /// - Parameters:
  ///   - words: The words of the text.
  ///   - declared: The names that the shared code of the text's own file declares.
  ///   - file: The file of the text, whose own shared code is left out.
  /// - Returns: All shared code that is required to compile the text, and possibly more.
  /// - Complexity: O(*n*) for *n* words in the suite's shared code.
  func needed(
    by words: Set<String>,
    declaring declared: Set<String>,
    of file: String
  )
    -> [SharedCode]
  {
    let places = DeclaringFiles(self, nearTo: file)
    var isNeeded = map { $0.file == file }
    var waiting = [(words: words, declared: declared)]
    while let text = waiting.popLast() {
      for word in text.words {
        for index in places.indices(of: word, isDeclared: text.declared.contains(word))
        where !isNeeded[index] {
          isNeeded[index] = true
          let code = self[index]
          waiting.append((code.mentioned, code.declared.union(declared)))
        }
      }
    }
    return zip(self, isNeeded).filter { $1 && $0.file != file }.map(\.0)
  }
}

/// The files of a suite that declare a name.
private struct DeclaringFiles {
  /// The maximum number of files that are compiled for one name.
  ///
  /// A few files may overload a function or extend a type. In a folder of thousands of files that
  /// all declare the same name, the declarations conflict, and compiling all of them takes minutes.
  private static let limit = 8

  private let code: [SharedCode]
  private let folders: [Substring]
  private var places: [String: [Int]] = [:]

  init(_ code: [SharedCode], nearTo file: String) {
    self.code = code
    folders = file.split(separator: "/").dropLast()
    for (index, code) in code.enumerated() where code.file != file {
      for name in code.declared { places[name, default: []].append(index) }
    }
  }

  /// Returns the indices of the files that declare a name, or the nearest of very many.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - isDeclared: Whether the text that uses the name has a declaration of its own.
  /// - Returns: Indices in the shared code of the suite.
  func indices(of name: String, isDeclared: Bool) -> [Int] {
    guard let indices = places[name], indices.count > Self.limit else { return places[name] ?? [] }
    guard !isDeclared else { return [] }
    let sorted = indices.sorted { (-depth($0), $0) < (-depth($1), $1) }
    return Array(sorted.prefix(Self.limit))
  }

  /// Returns the number of folders that a file shares with the text.
  private func depth(_ index: Int) -> Int {
    zip(folders, code[index].file.split(separator: "/").dropLast()).prefix { $0 == $1 }.count
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
    let known = Dictionary(map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
    let others = filter { read[$0.file] == nil }
    let current = read.values.compactMap { document in
      known[document.file].flatMap { $0.digest == document.digest ? $0 : nil }
        ?? SharedCode(of: document)
    }
    let specs = (others.filter { !$0.isSwiftFile } + current)
      .sorted { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
    return others.filter(\.isSwiftFile) + specs
  }
}
