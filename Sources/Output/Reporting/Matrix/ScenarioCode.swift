package import SpecFormat

/// The code that a scenario runs: its own blocks, and those of its page that they use.
package struct ScenarioCode: Sendable, Equatable {
  /// The page's `swift shared` blocks that declare what the scenario uses, in document order.
  package var shared: [CodeBlock] = []
  /// The scenario's own blocks, in the order they run.
  package var own: [CodeBlock] = []

  /// No code at all.
  package init() {}

  /// - Parameters:
  ///   - id: The scenario's id.
  ///   - document: The spec that it stands in; a scenario that is not there has no code.
  package init(of id: String, in document: SpecDocument) {
    own = document.scenarios.first { $0.id == id }?.body.blocks ?? []
    var used = Set(own.flatMap { Self.words(in: $0.code) })
    // A block may use what another one declares.
    var waiting = document.sharedBlocks
    var taken: Set<Int> = []
    while let place = waiting.firstIndex(where: { !used.isDisjoint(with: Self.names(in: $0.code)) })
    {
      let block = waiting.remove(at: place)
      taken.insert(block.fenceLine)
      used.formUnion(Self.words(in: block.code))
    }
    shared = document.sharedBlocks.filter { taken.contains($0.fenceLine) }
  }
}

extension ScenarioCode {
  /// Every block, those of the page first.
  package var blocks: [CodeBlock] { shared + own }

  private static let declarations: Set<Substring> = [
    "actor", "class", "enum", "extension", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  private static func words(in code: some StringProtocol) -> [Substring] {
    String(code).split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }

  /// The names that code declares at the outermost level.
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
