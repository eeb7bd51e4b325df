package import SpecFormat

/// The code of a scenario: its own blocks, and the shared blocks of the page that it uses.
package struct ScenarioCode: Sendable, Equatable {
  /// The page's `swift shared` blocks with declarations that the scenario uses, in document order.
  package var shared: [CodeBlock] = []
  /// The scenario's own blocks, in execution order.
  package var own: [CodeBlock] = []

  /// Creates an empty value.
  package init() {}

  /// - Parameters:
  ///   - id: The scenario's id.
  ///   - document: The spec that contains the scenario; without it, the code is empty.
  package init(of id: String, in document: SpecDocument) {
    own = document.scenarios.first { $0.id == id }?.body.blocks ?? []
    var used = Set(own.flatMap { Self.words(in: $0.code) })
    // Blocks can use declarations of other blocks, so the search repeats for each block that is
    // added.
    var waiting = document.sharedBlocks
    var usedLines: Set<Int> = []
    while let place = waiting.firstIndex(where: { !used.isDisjoint(with: Self.names(in: $0.code)) })
    {
      let block = waiting.remove(at: place)
      usedLines.insert(block.fenceLine)
      used.formUnion(Self.words(in: block.code))
    }
    shared = document.sharedBlocks.filter { usedLines.contains($0.fenceLine) }
  }
}

extension ScenarioCode {
  /// All blocks, starting with the shared ones.
  package var blocks: [CodeBlock] { shared + own }

  private static let declarations: Set<Substring> = [
    "actor", "class", "enum", "extension", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  private static func words(in code: some StringProtocol) -> [Substring] {
    String(code).split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }

  /// Returns the names that code declares at the top level.
  private static func names(in code: String) -> Set<Substring> {
    let lines = code.split(separator: "\n").filter { $0.first?.isWhitespace == false }
    return Set(
      lines.compactMap { line in
        let words = words(in: line)
        return zip(words, words.dropFirst()).first { declarations.contains($0.0) }?.1
      }
    )
  }
}
