internal import CSupport

/// The score of each engine over the expectations whose scenes use one type or modifier.
package struct MatrixAPI: Sendable, Equatable {
  /// `HStack`, `frame`.
  package var name: String
  /// One for each engine, in their order.
  package var counts: [OutcomeCounts]
}

extension MatrixAPI {
  /// The definition of the score, for pages and JSON.
  package static let definition = """
    The score of an engine is the number of expectations that it satisfies, out of all that its \
    report has and that are not skipped. For a name, only expectations count whose scene uses it. \
    Expectations that are unsupported, do not compile or crashed are not satisfied; the table shows \
    their number.
    """

  var isDisputed: Bool { counts.contains(where: \.disagrees) }

  /// The scores of all names, the most disputed first, else by name.
  ///
  /// - Parameters:
  ///   - scenarios: Each of the suite, with the names that it uses.
  ///   - engines: How many engines there are.
  /// - Returns: A score for each name that a scenario uses.
  static func scores(of scenarios: [MatrixScenario], engines: Int) -> [MatrixAPI] {
    var scores: [String: [OutcomeCounts]] = [:]
    for scenario in scenarios {
      for name in scenario.apis {
        var counts = scores[name] ?? Array(repeating: OutcomeCounts(), count: engines)
        for engine in counts.indices { counts[engine] += scenario.counts[engine] }
        scores[name] = counts
      }
    }
    return scores.map { MatrixAPI(name: $0, counts: $1) }
      .sorted { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) }
      .stablySorted { api in (-api.counts.reduce(0) { $0 + $1.disagreed }, 0) }
  }
}

/// The names of types and modifiers that scenes may use: those of the page `Docs/Reference/Coverage.md`.
struct APINames: Sendable {
  /// Names of types: `HStack`.
  private let types: Set<Substring>
  /// Names of modifiers and other members that are called: `frame`.
  private let members: Set<Substring>

  /// The names of this engine's page, as it was when the tool was built.
  static let standard = APINames(page: String(cString: embedded_coverage()))

  /// - Parameter page: The page, whose lists have a signature between backticks a line:
  ///   `View.frame(width:height:alignment:)`.
  init(page: String) {
    var (types, members): (Set<Substring>, Set<Substring>) = ([], [])
    for line in page.split(separator: "\n") where line.hasPrefix("- `") {
      let words = Self.words(in: line.dropFirst(3).prefix { $0 != "`" })
      if let first = words.first, first.text.first?.isUppercase == true { types.insert(first.text) }
      let called = words.filter { $0.isCalled && $0.text.first?.isLowercase == true }
      members.formUnion(called.map(\.text))
    }
    self.types = types.subtracting(["View"])
    self.members = members.subtracting(["init"])
  }
}

extension APINames {
  /// The names that code uses, without those that it declares itself.
  ///
  /// - Parameter blocks: Swift.
  /// - Returns: Each name once, in their order.
  /// - Complexity: O(*n*) for *n* characters.
  func names(in blocks: [String]) -> [String] {
    var found: Set<Substring> = []
    for code in blocks {
      let words = Self.words(in: code[...])
      let declared = Set(
        zip(words, words.dropFirst()).filter { Self.declarations.contains($0.0.text) }.map(\.1.text)
      )
      for word in words where !declared.contains(word.text) {
        let isUsed =
          word.isMember
          ? word.isCalled && members.contains(word.text) : types.contains(word.text)
        if isUsed { found.insert(word.text) }
      }
    }
    return found.map { String($0) }.sorted()
  }

  private static let declarations: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "actor", "extension",
  ]

  /// A word of Swift, with what stands around it.
  private struct Word {
    var text: Substring
    /// Whether a point stands before it.
    var isMember: Bool
    /// Whether a parenthesis or a closure follows it.
    var isCalled: Bool
  }

  /// The words of code, without those in comments and in strings of one line.
  private static func words(in code: Substring) -> [Word] {
    var words: [Word] = []
    var rest = code
    var previous: Character?
    while let first = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if first == "\"" {
        let string = rest.dropFirst().prefix { $0 != "\"" && !$0.isNewline }
        rest = rest[string.endIndex...].dropFirst()
        previous = first
      } else if first.isLetter || first == "_" {
        let text = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        rest = rest[text.endIndex...]
        let next = rest.drop { $0 == " " }.first
        let isCalled = rest.first == "(" || next == "{"
        words.append(Word(text: text, isMember: previous == ".", isCalled: isCalled))
        previous = text.last
      } else {
        rest = rest.dropFirst()
        previous = first
      }
    }
    return words
  }
}
