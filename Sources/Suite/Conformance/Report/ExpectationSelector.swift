package import SpecFormat

/// A selection of expectations by one word of a profile or of a file of deviations.
///
/// | text | expectations |
/// |---|---|
/// | `swiftui/stacks` | of the spec of that name, and of all specs in the folder of that name |
/// | `recorded/swiftui-*` | of all specs whose name begins with the text before `*` |
/// | `swiftui/stacks/spacer#a-spacer-fills` | of one scenario |
/// | `R-STK-4`, `R-STK` | of clauses that name the rule, or a rule of the family |
/// | `block checks` | in blocks of that kind |
/// | `metrics` | measured with the text and controls of a system |
package enum ExpectationSelector: Sendable, Hashable {
  case spec(String)
  case specsBeginning(String)
  case scenario(String)
  case rule(RuleName)
  case block(String)
  case metrics
}

extension ExpectationSelector {
  /// The kinds of blocks that a selector can name.
  private static let blocks =
    ExpectationFences.all.map { $0.name } + ["rejected", ExpectationOutline.scriptBlock]

  /// Parses a selector.
  ///
  /// - Throws: The mistake in the text as a sentence.
  package init(_ text: String) throws(SelectorMistake) {
    let words = text.split(separator: " ").map { String($0) }
    if words.first == "block" {
      guard words.count == 2, Self.blocks.contains(words[1]) else {
        let name = words.dropFirst().joined(separator: " ")
        throw SelectorMistake(
          "'\(name)' is not a kind of block",
          nearest: NearestName.of(name, among: Self.blocks)
        )
      }
      self = .block(words[1])
    } else if words.count != 1 {
      throw SelectorMistake("'\(text)' is neither a rule, nor an id, nor the name of a spec")
    } else if text == "metrics" {
      self = .metrics
    } else if let rule = RuleName(whole: text) {
      self = .rule(rule)
    } else if text.contains("#") {
      self = .scenario(text)
    } else if text.hasSuffix("*") {
      self = .specsBeginning(String(text.dropLast()))
    } else {
      self = .spec(text.hasSuffix("/") ? String(text.dropLast()) : text)
    }
  }

  /// The text that ``init(_:)`` parses.
  package var text: String {
    switch self {
    case .spec(let name): name
    case .specsBeginning(let beginning): "\(beginning)*"
    case .scenario(let id): id
    case .rule(let rule): rule.text
    case .block(let name): "block \(name)"
    case .metrics: "metrics"
    }
  }

  /// Returns whether an expectation is selected.
  package func selects(_ place: ExpectationPlace) -> Bool {
    switch self {
    case .spec(let name): place.spec == name || place.spec.hasPrefix("\(name)/")
    case .specsBeginning(let beginning): place.spec.hasPrefix(beginning)
    case .scenario(let id): place.scenario == id
    case .rule(let rule):
      place.rules.contains { $0 == rule || rule.isFamily && $0.family == rule.family }
    case .block(let name): place.block == name
    case .metrics: place.isMeasuredBySystem
    }
  }
}

/// All expectations of a suite, among which selectors select.
package struct SelectableExpectations: Sendable {
  private let places: [ExpectationPlace]

  /// - Parameter documents: The specs of the suite.
  package init(of documents: [SpecDocument]) {
    places = documents.flatMap { document in
      document.clauses.flatMap { clause in
        clause.scenarios.flatMap { ExpectationPlace.places(of: $0, in: clause, of: document.name) }
      }
    }
  }
}

extension SelectableExpectations {
  /// Returns a note for each line whose selector selects nothing, with the name that was probably
  /// meant.
  ///
  /// - Parameters:
  ///   - lines: The numbers of the lines, from 1, with their selectors.
  ///   - file: The path of the file, as messages show it.
  /// - Returns: `file:line:1: note: …`, in the order of the lines.
  func notes(on lines: [(number: Int, selector: ExpectationSelector)], of file: String) -> [String]
  {
    var left = Set(lines.map(\.selector))
    for place in places where !left.isEmpty { left = left.filter { !$0.selects(place) } }
    return lines.filter { left.contains($0.selector) }.map { number, selector in
      let nearest = NearestName.of(selector.text, among: names(for: selector))
      return "\(file):\(number):1: note: '\(selector.text)' selects no expectation"
        + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    }
  }

  private func names(for selector: ExpectationSelector) -> [String] {
    let names: [String]
    switch selector {
    case .scenario: names = places.map(\.scenario)
    case .spec, .specsBeginning: names = places.map(\.spec)
    case .rule: names = places.flatMap(\.rules).map(\.text)
    case .block, .metrics: names = []
    }
    return Set(names).sorted()
  }
}

/// The properties of an expectation by which a selector selects it.
package struct ExpectationPlace: Sendable, Equatable {
  /// The name of the spec, such as `swiftui/stacks/spacer`.
  package var spec: String
  /// The id of the scenario.
  package var scenario: String
  /// The rules that the clause names.
  package var rules: [RuleName]
  /// The kind of the block, such as `frames`.
  package var block: String
  /// Whether text and controls are measured as a system does, rather than with the test font.
  package var isMeasuredBySystem: Bool

  package init(
    spec: String,
    scenario: String,
    rules: [RuleName] = [],
    block: String = "frames",
    isMeasuredBySystem: Bool = false
  ) {
    self.spec = spec
    self.scenario = scenario
    self.rules = rules
    self.block = block
    self.isMeasuredBySystem = isMeasuredBySystem
  }

  /// Returns the properties of the expectations of a scenario.
  static func places(
    of scenario: ScenarioSpec,
    in clause: Clause?,
    of spec: String
  ) -> [ExpectationPlace] {
    scenario.outlines.map { outline in
      ExpectationPlace(
        spec: spec,
        scenario: scenario.id,
        rules: clause?.rules ?? [],
        block: outline.block,
        isMeasuredBySystem: outline.measuredBy != nil
      )
    }
  }
}

/// A mistake in the text of a selector.
package struct SelectorMistake: Error, Sendable, Equatable {
  package var message: String

  init(_ message: String, nearest: String? = nil) {
    self.message = message + (nearest.map { "; did you mean '\($0)'?" } ?? "")
  }
}

/// Mistakes in a file with one statement per line, such as a profile.
package struct LineFileError: Error, Sendable, Equatable {
  /// The path of the file, as messages show it.
  package var file: String
  /// Each mistake with its line, from 1; never empty.
  package var mistakes: [Mistake]

  /// A mistake in a line.
  package struct Mistake: Sendable, Equatable {
    package var line: Int
    package var message: String
  }
}

extension LineFileError: CustomStringConvertible {
  package var description: String {
    mistakes.map { "\(file):\($0.line):1: error: \($0.message)" }.joined(separator: "\n")
  }
}

/// The lines of a text that state something: neither empty nor a comment, which begins with `#`.
enum StatedLines {
  static func all(in text: String) -> [(number: Int, text: String)] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { (number: $0 + 1, text: $1.trimmed) }
      .filter { !$0.text.isEmpty && !$0.text.hasPrefix("#") }
  }

  /// Returns the text of the comment at the beginning of a file, without its signs.
  static func heading(of text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0.hasPrefix("#") }
      .map { $0.drop { $0 == "#" }.trimmed }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
