internal import Conformance
internal import SpecFormat

/// A topic that a scenario is about, as far as a report says so.
enum ScenarioTopic: Hashable {
  /// Its clause names a rule.
  case rule(RuleName)
  /// Its spec has a word in its name: `grid` in `recorded/swiftui-grid-spans`.
  case word(String)
}

extension ScenarioTopic {
  /// The words behind a number of scenarios: `of clauses on R-GRID-7`.
  var words: String {
    switch self {
    case .rule(let rule): "of clauses on \(rule.text)"
    case .word(let word): "of specs on '\(word)'"
    }
  }

  /// Of several that tell as much, rules come first.
  var order: (Int, String) {
    switch self {
    case .rule(let rule): (0, rule.text)
    case .word(let word): (1, word)
    }
  }

  /// Everything that a scenario of a clause is about.
  static func topics(of clause: ClauseReport, in spec: SpecReport) -> Set<ScenarioTopic> {
    let words = spec.name.split { !$0.isLetter && !$0.isNumber }.map { word in
      // Of one or of many is the same topic.
      word.hasSuffix("s") ? String(word.dropLast()) : String(word)
    }
    return Set(clause.rules.map { .rule($0) } + words.map { .word($0) })
  }
}
