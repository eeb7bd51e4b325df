internal import Conformance

extension ChangeGroup {
  /// The least number of scenarios to have something in common: among fewer it is chance.
  private static let leastCount = 3

  /// Sorts changes into as few groups as say it all: the cause that most of the scenarios have in
  /// common makes the first group, the next one is of those that are left.
  ///
  /// A cause that says most goes before one that says less: one delta, small numbers all over, the
  /// topics of the scenarios. Where nothing is common to most, the delta that most have is taken,
  /// as long as some have it; those that nothing joins are told together at the end.
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
      let taken = group.take(&left) { $0.has(cause, topics) }
      // What explains most of all explains what follows from it, such as a stack that grew by two
      // gaps, or views in its middle that moved by half of one.
      if case .delta(let delta) = cause, taken.count * 2 > count {
        group.relatedCount = group.take(&left) { $0.deltas.mayFollow(from: delta) }.count
      } else if taken.count > 1 {
        group.commonDeltas = commonDeltas(in: taken, of: cause)
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
    if smallCount >= leastCount, isOfMost(smallCount) { return .lessThanPoint }
    if let share = topics.shares(of: left.map(\.id)).first(where: { isOfMost($0.count) }),
      share.count >= leastCount
    {
      return .topic(share.topic)
    }
    guard let delta, delta.count >= leastCount else { return .nothing }
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

  private mutating func take(
    _ left: inout [ChangedScenario],
    where isTaken: (ChangedScenario) -> Bool
  ) -> [ChangedScenario] {
    let taken = left.filter(isTaken)
    left.removeAll(where: isTaken)
    changes += taken.flatMap(\.changes)
    return taken
  }
}
