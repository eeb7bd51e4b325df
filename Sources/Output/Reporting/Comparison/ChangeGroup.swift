package import Conformance
internal import SpecFormat

/// Changes that look as if they had one cause.
struct ChangeGroup {
  /// The cause that all of its scenarios but the `related` ones have in common.
  var cause: ChangeCause
  /// Every change, those of related scenarios last.
  var changes: [ExpectationChange]
  /// How many scenarios moved by parts or multiples of the cause's delta only.
  var relatedCount = 0
  /// The topics that its scenarios have and most others have not, the most telling first.
  var topics: [ScenarioTopics.Share] = []
  /// The deltas that most of its scenarios have, where they have none in common.
  var commonDeltas: [LayoutDelta] = []
}

extension ChangeGroup {
  /// The ids of the scenarios, in the order of the report.
  var ids: [String] {
    var seen: Set<String> = []
    return changes.map(\.id).filter { seen.insert($0).inserted }
  }

  /// `31 scenarios moved by +8 on x`.
  var sentence: String {
    let related =
      relatedCount == 0 ? "" : ", \(relatedCount) of them by parts or multiples of that"
    let deltas = commonDeltas.map(\.words)
    let most = deltas.isEmpty ? "" : ", most often \(deltas.joined(separator: " or "))"
    return cause.sentence(scenarios: ids.count) + related + most
  }

  /// The rules and the specs that it is about, a line each; empty where nothing is telling.
  var clues: [String] {
    let count = ids.count
    let rules = topics.compactMap { share -> String? in
      // What few of them name says little of all.
      guard case .rule(let rule) = share.topic, share.count * 4 >= count else { return nil }
      return "\(rule.text) \(share.count) (of \(share.total) that refer to it)"
    }.prefix(3)
    let specs = Dictionary(grouping: ids) { ScenarioID($0).spec }.mapValues(\.count)
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let named = specs.prefix(3).map { "\($0.key) \($0.value)" }
    let hidden = specs.count - named.count
    return [
      ("rules", rules.joined(separator: ", ")),
      ("specs", named.joined(separator: ", ") + (hidden > 0 ? ", \(hidden) more" : "")),
    ].filter { !$0.1.isEmpty }.map { "\($0.0): \($0.1)" }
  }
}

extension ChangeGroup {
  /// The minimum number of scenarios for a common cause: among fewer, it is chance.
  private static let minimumCount = 3

  /// Sorts changes into as few groups as say it all: the cause that most of the scenarios have in
  /// common makes the first group, the next one is of those that are left.
  ///
  /// A cause that says most goes before one that says less: one delta, small numbers all over, the
  /// topics of the scenarios. Where nothing is common to most, the delta that most have is the
  /// cause, as long as some have it; those that nothing joins are told together at the end.
  ///
  /// - Parameters:
  ///   - changes: Changes of one kind.
  ///   - topics: What all scenarios of the suite are about.
  /// - Returns: The groups, in the order that they were found.
  /// - Complexity: O(*n* · *g*) for *n* deltas and topics of all scenarios and *g* groups.
  static func groups(of changes: [ExpectationChange], topics: ScenarioTopics) -> [ChangeGroup] {
    var left = ChangedScenario.scenarios(of: changes)
    let count = left.count
    var groups: [ChangeGroup] = []
    while !left.isEmpty {
      let cause = cause(of: left, topics: topics)
      var group = ChangeGroup(cause: cause, changes: [])
      let absorbed = group.absorb(&left) { $0.has(cause, topics) }
      // What explains most of all explains what follows from it, such as a stack that grew by two
      // gaps, or views in its middle that moved by half of one.
      if case .delta(let delta) = cause, absorbed.count * 2 > count {
        group.relatedCount = group.absorb(&left) { $0.deltas.mayResult(from: delta) }.count
      } else if absorbed.count > 1 {
        group.commonDeltas = commonDeltas(in: absorbed, of: cause)
      }
      group.topics = topics.shares(of: group.ids)
      groups.append(group)
    }
    return groups
  }

  /// The cause that the scenarios that are left have in common, or most of them, or some.
  private static func cause(of left: [ChangedScenario], topics: ScenarioTopics) -> ChangeCause {
    func isOfMost(_ count: Int) -> Bool { count * 2 > left.count }
    let delta = deltas(in: left).first
    let isCommon = delta.map { isOfMost($0.count) } ?? false
    if let delta, isCommon { return .delta(delta.delta) }
    let smallCount = left.count { $0.deltas.areLessThanPoint }
    if smallCount >= minimumCount, isOfMost(smallCount) { return .lessThanPoint }
    if let share = topics.shares(of: left.map(\.id)).first(where: { isOfMost($0.count) }),
      share.count >= minimumCount
    {
      return .topic(share.topic)
    }
    guard let delta, delta.count >= minimumCount else { return .unknown }
    return .delta(delta.delta)
  }

  /// Every delta with the number of scenarios that have it, the most first.
  private static func deltas(in scenarios: [ChangedScenario]) -> [(delta: LayoutDelta, count: Int)]
  {
    var counts: [LayoutDelta: Int] = [:]
    for scenario in scenarios {
      for delta in scenario.deltas.deltas { counts[delta, default: 0] += 1 }
    }
    return counts.sorted { first, second in
      guard first.value == second.value else { return first.value > second.value }
      return first.key.order < second.key.order
    }.map { ($0.key, $0.value) }
  }

  /// The deltas that several scenarios of a group without a delta of its own have in common, two at
  /// most.
  private static func commonDeltas(
    in scenarios: [ChangedScenario],
    of cause: ChangeCause
  ) -> [LayoutDelta] {
    if case .delta = cause { return [] }
    return deltas(in: scenarios).filter { $0.count > 1 }.prefix(2).map(\.delta)
  }

  private mutating func absorb(
    _ left: inout [ChangedScenario],
    where isMember: (ChangedScenario) -> Bool
  ) -> [ChangedScenario] {
    let absorbed = left.filter(isMember)
    left.removeAll(where: isMember)
    changes += absorbed.flatMap(\.changes)
    return absorbed
  }
}

/// A scenario with all that changed of it.
struct ChangedScenario {
  var id: String
  var changes: [ExpectationChange]
  var deltas: LayoutDeltas
}

extension ChangedScenario {
  /// The scenarios of some changes, in the order of their first ones.
  static func scenarios(of changes: [ExpectationChange]) -> [ChangedScenario] {
    var order: [String] = []
    var byID: [String: [ExpectationChange]] = [:]
    for change in changes {
      if byID[change.id] == nil { order.append(change.id) }
      byID[change.id, default: []].append(change)
    }
    return order.compactMap { id in
      byID[id].map { ChangedScenario(id: id, changes: $0, deltas: LayoutDeltas($0)) }
    }
  }

  /// Whether it belongs to those that have a cause in common.
  func has(_ cause: ChangeCause, _ topics: ScenarioTopics) -> Bool {
    switch cause {
    case .delta(let delta): deltas.contains(delta)
    case .lessThanPoint: deltas.areLessThanPoint
    case .topic(let topic): topics.has(id, topic)
    case .unknown: true
    }
  }
}

/// The cause that the changes of a group have in common, as far as can be seen from outside.
enum ChangeCause: Hashable {
  /// All have this delta, among others.
  case delta(LayoutDelta)
  /// Nothing moved by as much as a point.
  case lessThanPoint
  /// They changed by different amounts, and are about the same.
  case topic(ScenarioTopic)
  /// No common cause was found.
  case unknown
}

extension ChangeCause {
  /// How much, in points; `nil` where that differs.
  var amount: Double? { if case .delta(let delta) = self { delta.amount } else { nil } }

  /// The change of that many scenarios in words: `31 scenarios moved by +8 on x`.
  func sentence(scenarios count: Int) -> String {
    let subject = "\(count) scenario\(count == 1 ? "" : "s")"
    return switch self {
    case .delta(let delta): delta.sentence(scenarios: count)
    case .lessThanPoint: "\(subject) with numbers that changed by less than a point"
    case .topic(let topic): "\(subject) \(topic.words) that changed by different amounts"
    case .unknown: "\(subject) with other changes"
    }
  }
}

/// Failures of one run that look as if they had one cause.
package struct FailureGroup: Sendable {
  /// The cause in words: `31 scenarios moved by +8 on x`.
  package let sentence: String
  /// The rules and the specs that it is about, a line each.
  package let clues: [String]
  /// The ids of the scenarios, in the order of the report.
  package let ids: [String]
}

extension FailureGroup {
  /// Sorts what fails in a run as a comparison sorts what changed: by how far what is lies from
  /// what is expected.
  ///
  /// - Parameter report: The run.
  /// - Returns: The groups, the cause of most first; none where nothing fails.
  package static func groups(in report: ConformanceReport) -> [FailureGroup] {
    let changes = report.specs.flatMap { spec in
      spec.scenarios.flatMap { scenario in
        scenario.results.filter(\.verdict.failsTheRun).map { result in
          ExpectationChange(kind: .newlyFailing, id: scenario.id, file: spec.file, head: result)
        }
      }
    }
    guard !changes.isEmpty else { return [] }
    return ChangeGroup.groups(of: changes, topics: ScenarioTopics([report])).map { group in
      FailureGroup(sentence: group.sentence, clues: group.clues, ids: group.ids)
    }
  }
}
