package import Conformance
internal import SpecFormat

/// Changes that probably have the same cause.
struct ChangeGroup {
  /// The common cause of all scenarios except the related ones.
  var cause: ChangeCause
  /// All changes; those of related scenarios are last.
  var changes: [ExpectationChange]
  /// The number of scenarios that changed only by fractions or multiples of the cause's delta.
  var relatedCount = 0
  /// The topics that are typical of the group's scenarios, the most significant first.
  var topics: [ScenarioTopics.Share] = []
  /// The most frequent deltas, if the group has no delta as its common cause.
  var commonDeltas: [LayoutDelta] = []
}

extension ChangeGroup {
  /// The ids of the scenarios, in the order of the report.
  var ids: [String] {
    var seen: Set<String> = []
    return changes.map(\.id).filter { seen.insert($0).inserted }
  }

  /// A summary of the group, such as `31 scenarios moved by +8 on x`.
  var sentence: String {
    let related =
      relatedCount == 0 ? "" : ", \(relatedCount) of them by parts or multiples of that"
    let deltas = commonDeltas.map(\.summary)
    let most = deltas.isEmpty ? "" : ", most often \(deltas.joined(separator: " or "))"
    return cause.sentence(scenarios: ids.count) + related + most
  }

  /// The rules and the specs of the group's scenarios, one line each; empty if there are none to
  /// list.
  var clues: [String] {
    let count = ids.count
    let rules = topics.compactMap { share -> String? in
      // A rule that few of the scenarios name does not describe the group.
      guard share.count * 4 >= count else { return nil }
      return "\(share.topic.rule.text) \(share.count) (of \(share.total) that refer to it)"
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
  /// The minimum number of scenarios for a common cause; fewer may coincide by chance.
  private static let minimumCount = 3

  /// Groups changes by their cause, the most severe first.
  ///
  /// Scenarios that end without numbers to compare, such as crashes, are grouped by verdict and
  /// message. The others are grouped as follows: the cause that most scenarios share forms the
  /// first group, and the search continues with the remaining scenarios. Specific causes are tried
  /// first: a delta that most scenarios share, then small changes everywhere, then a common topic,
  /// then a delta that at least some share. Scenarios without a common cause form the last group.
  ///
  /// - Parameters:
  ///   - changes: Changes of one kind.
  ///   - topics: The topics of all scenarios of the suite.
  /// - Returns: The groups, in the order in which they were found.
  /// - Complexity: O(*n* · *g*) for *n* deltas and topics of all scenarios and *g* groups.
  static func groups(of changes: [ExpectationChange], topics: ScenarioTopics) -> [ChangeGroup] {
    let scenarios = ChangedScenario.scenarios(of: changes)
    let ended = Dictionary(grouping: scenarios.filter { $0.end != nil }, by: \.end)
    let ends = Verdict.allCases.reversed().flatMap { verdict in
      groups(of: ended[verdict] ?? [], endingWith: verdict, topics: topics)
    }
    return ends + groups(of: scenarios.filter { $0.end == nil }, topics: topics)
  }

  /// Groups scenarios that ended in the same way by their messages, the most frequent first.
  private static func groups(
    of scenarios: [ChangedScenario],
    endingWith verdict: Verdict,
    topics: ScenarioTopics
  ) -> [ChangeGroup] {
    var order: [String] = []
    var members: [String: [ChangedScenario]] = [:]
    for scenario in scenarios {
      let message = scenario.endMessage
      if members[message] == nil { order.append(message) }
      members[message, default: []].append(scenario)
    }
    let sorted = order.enumerated().sorted { first, second in
      let counts = [first, second].map { members[$0.element, default: []].count }
      return counts[0] == counts[1] ? first.offset < second.offset : counts[0] > counts[1]
    }.map(\.element)
    return sorted.map { message in
      var group = ChangeGroup(cause: .end(verdict, message), changes: [])
      group.changes = members[message, default: []].flatMap(\.changes)
      group.topics = topics.shares(of: group.ids)
      return group
    }
  }

  private static func groups(
    of scenarios: [ChangedScenario],
    topics: ScenarioTopics
  ) -> [ChangeGroup] {
    var left = scenarios
    let count = left.count
    var groups: [ChangeGroup] = []
    while !left.isEmpty {
      let cause = cause(of: left, topics: topics)
      var group = ChangeGroup(cause: cause, changes: [])
      let absorbed = group.absorb(&left) { $0.has(cause, topics) }
      // A delta of most scenarios also explains the changes that result from it, such as a stack
      // that grew by two spacings, or centered views that moved by half of one.
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

  /// Returns the cause that most of the remaining scenarios share, or else some of them.
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

  /// Returns every delta with the number of scenarios that have it, the most frequent first.
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

  /// Returns up to two deltas that several scenarios share, for a group whose cause is not a delta.
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

/// A scenario with all of its changes.
struct ChangedScenario {
  var id: String
  var changes: [ExpectationChange]
  var deltas: LayoutDeltas
}

extension ChangedScenario {
  /// Returns the scenarios of changes, in the order of their first change.
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

  /// The verdict of a scenario without numbers to compare, such as a crash; `nil` if numbers
  /// differ.
  var end: Verdict? {
    let verdict = Verdict.mostSevere(changes.compactMap(\.head?.verdict))
    return verdict.flatMap { $0.isError || $0 == .unexpectedPass ? $0 : nil }
  }

  /// The message of ``end`` without the line and the file, which differ between scenarios with one
  /// cause.
  ///
  /// Empty if there is no message.
  var endMessage: String {
    let change = changes.first { $0.head?.verdict == end }
    guard let change, let cause = change.head?.cause(in: change.file) else { return "" }
    // The line of a trap and that of its scene differ between scenarios with the same cause.
    return cause.replacing(#/; the scene was at .*$/#, with: "")
      .replacing(#/(?:\bline \d+|\S+:\d+(?::\d+)?): /#, with: "")
  }

  /// Returns whether the scenario has a cause.
  func has(_ cause: ChangeCause, _ topics: ScenarioTopics) -> Bool {
    switch cause {
    case .delta(let delta): deltas.contains(delta)
    case .lessThanPoint: deltas.areLessThanPoint
    case .topic(let topic): topics.has(id, topic)
    case .end(let verdict, let message): end == verdict && endMessage == message
    case .unknown: true
    }
  }
}

/// A probable common cause of a group's changes, inferred from the reports alone.
enum ChangeCause: Hashable {
  /// All scenarios have this delta, possibly among others.
  case delta(LayoutDelta)
  /// All numbers changed by less than one point.
  case lessThanPoint
  /// The amounts differ, but the scenarios share a topic.
  case topic(ScenarioTopic)
  /// All scenarios ended with this verdict and message, before or without an answer of the engine.
  case end(Verdict, String)
  /// No common cause was found.
  case unknown
}

extension ChangeCause {
  /// The amount of the delta, in points; `nil` if there is no common delta.
  var amount: Double? { if case .delta(let delta) = self { delta.amount } else { nil } }

  /// Returns a summary for a number of scenarios, such as `31 scenarios moved by +8 on x`.
  func sentence(scenarios count: Int) -> String {
    let subject = "\(count) scenario\(count == 1 ? "" : "s")"
    return switch self {
    case .delta(let delta): delta.sentence(scenarios: count)
    case .lessThanPoint: "\(subject) with numbers that changed by less than a point"
    case .topic(let topic): "\(subject) \(topic.phrase) that changed by different amounts"
    case .end(let verdict, let message):
      "\(subject) that \(verdict.ends(of: count))" + (message.isEmpty ? "" : ": \(message)")
    case .unknown: "\(subject) with other changes"
    }
  }
}

extension Verdict {
  /// Returns a phrase for scenarios that end with this verdict.
  fileprivate func ends(of count: Int) -> String {
    let isOne = count == 1
    return switch self {
    case .crashed: isOne ? "crashes" : "crash"
    case .timedOut: isOne ? "exceeds its time limit" : "exceed their time limit"
    case .doesNotCompile: isOne ? "does not compile" : "do not compile"
    case .notRun: isOne ? "was not run" : "were not run"
    case .unexpectedPass: isOne ? "passes unexpectedly" : "pass unexpectedly"
    default: "cannot be compared"
    }
  }
}

/// Failures of one run that probably have the same cause.
package struct FailureGroup: Sendable {
  /// A summary of the group, such as `31 scenarios moved by +8 on x`.
  package let sentence: String
  /// The rules and the specs of the group's scenarios, one line each.
  package let clues: [String]
  /// The ids of the scenarios, in the order of the report.
  package let ids: [String]
}

extension FailureGroup {
  /// Groups the failures of a run by the deltas between expected and actual layouts.
  ///
  /// - Parameter report: The report of the run.
  /// - Returns: The groups, the one of the most frequent cause first; empty if nothing fails.
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
