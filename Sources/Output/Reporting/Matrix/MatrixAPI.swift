internal import CSupport

/// The score of each engine over the expectations whose scenes use one type or modifier.
package struct MatrixAPI: Sendable, Equatable {
  /// The name of the type or modifier, such as `HStack` or `frame`.
  package var name: String
  /// The counts of the engines, in their order.
  package var counts: [OutcomeCounts]
}

extension MatrixAPI {
  /// The definition of the score, for pages and JSON.
  package static let definition =
    OutcomeCounts.definition + " For a name, only expectations count whose scene uses it."

  var isDisputed: Bool { counts.contains(where: \.disagrees) }

  /// Returns the scores of all names, the most disputed first, then by name.
  ///
  /// - Parameters:
  ///   - scenarios: The scenarios of the suite, with the names that each uses.
  ///   - engines: The number of engines.
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

/// The names of types and modifiers of the signatures that the engine has.
struct APINames: Sendable {
  /// The names of types, such as `HStack`.
  private let types: Set<Substring>
  /// The names of modifiers and other callable members, such as `frame`.
  private let members: Set<Substring>

  /// The names of this engine.
  static let standard = APINames(signatures: String(cString: embedded_signatures()))

  /// - Parameter signatures: One or more signatures in each line, such as
  ///   `View.frame(width:height:alignment:)`.
  init(signatures: String) {
    var (types, members): (Set<Substring>, Set<Substring>) = ([], [])
    for line in signatures.split(separator: "\n") {
      let words = Self.words(in: line)
      if let first = words.first, first.text.first?.isUppercase == true { types.insert(first.text) }
      let called = words.filter { $0.isCalled && $0.text.first?.isLowercase == true }
      members.formUnion(called.map(\.text))
    }
    self.types = types.subtracting(["View"])
    self.members = members.subtracting(["init"])
  }
}

extension APINames {
  /// Returns the known names that code uses, without those that it declares itself.
  ///
  /// - Parameter blocks: Blocks of Swift code.
  /// - Returns: The names without duplicates, sorted.
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

  /// A word of Swift code with its syntactic context.
  private struct Word {
    var text: Substring
    /// Whether a dot precedes the word.
    var isMember: Bool
    /// Whether a parenthesis or a closure follows the word.
    var isCalled: Bool
  }

  /// Returns the words of code, without those in comments and single-line string literals.
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
