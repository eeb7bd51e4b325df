internal import Conformance
internal import SpecFormat

/// The topics of a suite's scenarios: those that a group's have in common and others have not.
struct ScenarioTopics {
  /// A topic with how many scenarios of a group have it, and how many of all.
  struct Share: Equatable {
    var topic: ScenarioTopic
    var count: Int
    var total: Int
  }

  /// How many times as common in a group as elsewhere a topic must be to say something of it.
  private static let minimumLift = 2.0

  private var topics: [String: Set<ScenarioTopic>] = [:]
  private var totals: [ScenarioTopic: Int] = [:]

  /// - Parameter reports: Of one suite, the newest first: of a scenario, the first counts.
  init(_ reports: [ConformanceReport]) {
    for spec in reports.flatMap(\.specs) {
      for clause in spec.clauses {
        let own = ScenarioTopic.topics(of: clause, in: spec)
        for scenario in clause.scenarios where topics[scenario.id] == nil {
          topics[scenario.id] = own
          for topic in own { totals[topic, default: 0] += 1 }
        }
      }
    }
  }
}

extension ScenarioTopics {
  /// The topics that tell scenarios from the others, the most telling first.
  ///
  /// Most telling is what is common to most of them beyond what chance would give: that many more
  /// of them have it than of as many scenarios of any kind.
  ///
  /// - Parameter ids: The scenarios of a group.
  /// - Returns: The topics that at least two of them have, and that are much rarer elsewhere.
  /// - Complexity: O(*n*) for *n* topics of the group's scenarios, and sorting them.
  func shares(of ids: [String]) -> [Share] {
    var counts: [ScenarioTopic: Int] = [:]
    for id in ids { for topic in topics[id, default: []] { counts[topic, default: 0] += 1 } }
    func chance(_ share: Share) -> Double {
      Double(share.total) * Double(ids.count) / Double(max(topics.count, 1))
    }
    return counts.map { Share(topic: $0, count: $1, total: totals[$0, default: $1]) }
      .filter { $0.count > 1 && Double($0.count) >= Self.minimumLift * chance($0) }
      .sorted { first, second in
        let gains = (Double(first.count) - chance(first), Double(second.count) - chance(second))
        return gains.0 == gains.1 ? first.topic.order < second.topic.order : gains.0 > gains.1
      }
  }

  func has(_ id: String, _ topic: ScenarioTopic) -> Bool { topics[id]?.contains(topic) == true }
}

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
