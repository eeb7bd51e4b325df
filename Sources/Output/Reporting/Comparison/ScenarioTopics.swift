internal import Conformance
internal import SpecFormat

/// The topics of a suite's scenarios, used to find those that are typical of a group.
struct ScenarioTopics {
  /// A topic with the number of scenarios that have it, in a group and in the suite.
  struct Share: Equatable {
    var topic: ScenarioTopic
    var count: Int
    var total: Int
  }

  /// The minimum ratio of a topic's frequency in a group to its frequency in the suite.
  private static let minimumLift = 2.0

  private var topics: [String: Set<ScenarioTopic>] = [:]
  private var totals: [ScenarioTopic: Int] = [:]

  /// - Parameter reports: Reports of one suite, the newest first. For each scenario, the first
  ///   report counts.
  init(_ reports: [ConformanceReport]) {
    for spec in reports.flatMap(\.specs) {
      for clause in spec.clauses {
        let own = Set(clause.rules.map { ScenarioTopic(rule: $0) })
        for scenario in clause.scenarios where topics[scenario.id] == nil {
          topics[scenario.id] = own
          for topic in own { totals[topic, default: 0] += 1 }
        }
      }
    }
  }
}

extension ScenarioTopics {
  /// Returns the topics that are typical of a group, the most significant first.
  ///
  /// The significance of a topic is the number of scenarios that have it, minus the number to
  /// expect in a random group of the same size.
  ///
  /// - Parameter ids: The scenarios of a group.
  /// - Returns: The topics that at least two of them have, and that are much rarer elsewhere.
  /// - Complexity: O(*n*) for *n* topics of the group's scenarios, plus sorting.
  func shares(of ids: [String]) -> [Share] {
    var counts: [ScenarioTopic: Int] = [:]
    for id in ids { for topic in topics[id, default: []] { counts[topic, default: 0] += 1 } }
    func probability(_ share: Share) -> Double {
      Double(share.total) * Double(ids.count) / Double(max(topics.count, 1))
    }
    return counts.map { Share(topic: $0, count: $1, total: totals[$0, default: $1]) }
      .filter { $0.count > 1 && Double($0.count) >= Self.minimumLift * probability($0) }
      .sorted { first, second in
        let gains = (
          Double(first.count) - probability(first), Double(second.count) - probability(second)
        )
        guard gains.0 == gains.1 else { return gains.0 > gains.1 }
        return first.topic.rule.text < second.topic.rule.text
      }
  }

  func has(_ id: String, _ topic: ScenarioTopic) -> Bool { topics[id]?.contains(topic) == true }
}

/// A topic of a scenario: a rule that its clause names.
struct ScenarioTopic: Hashable {
  let rule: RuleName

  /// A phrase that follows a number of scenarios, such as `of clauses on R-GRID-7`.
  var phrase: String { "of clauses on \(rule.text)" }
}
