internal import Conformance
internal import Foundation

/// Changes that look as if they had one cause.
struct ChangeGroup {
  /// What all of its scenarios but the `related` ones have in common.
  var delta: LayoutDelta
  var changes: [ExpectationChange]
  /// How many scenarios moved by parts or multiples of it only.
  var relatedCount = 0
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
    return delta.sentence(scenarios: ids.count) + related
  }
}

extension ChangeGroup {
  /// A scenario that changed.
  private struct Scenario {
    var changes: [ExpectationChange]
    var deltas: LayoutDeltas
  }

  /// Sorts changes into as few groups as say it all: the delta that most scenarios have makes the
  /// first group, the next one is of those that are left.
  ///
  /// - Complexity: O(*n* · *g*) for *n* deltas of all scenarios and *g* groups.
  static func groups(of changes: [ExpectationChange]) -> [ChangeGroup] {
    var left = scenarios(of: changes)
    let count = left.count
    var groups: [ChangeGroup] = []
    while let delta = commonest(in: left) {
      var group = ChangeGroup(delta: delta, changes: [])
      group.take(&left) { $0.deltas.contains(delta) }
      // What explains most of all explains what follows from it, such as a stack that grew by two
      // gaps, or views in its middle that moved by half of one.
      if group.ids.count * 2 > count {
        let before = group.ids.count
        group.take(&left) { $0.mayFollow(from: delta) }
        group.relatedCount = group.ids.count - before
      }
      groups.append(group)
    }
    return groups
  }

  private static func scenarios(of changes: [ExpectationChange]) -> [Scenario] {
    var order: [String] = []
    var byID: [String: [ExpectationChange]] = [:]
    for change in changes {
      if byID[change.id] == nil { order.append(change.id) }
      byID[change.id, default: []].append(change)
    }
    return order.compactMap { id in
      byID[id].map { Scenario(changes: $0, deltas: LayoutDeltas($0)) }
    }
  }

  private static func commonest(in scenarios: [Scenario]) -> LayoutDelta? {
    var counts: [LayoutDelta: Int] = [:]
    for scenario in scenarios {
      for delta in scenario.deltas.deltas { counts[delta, default: 0] += 1 }
    }
    return counts.max { first, second in
      guard first.value == second.value else { return first.value < second.value }
      return first.key.order > second.key.order
    }?.key
  }

  private mutating func take(_ left: inout [Scenario], where isTaken: (LayoutDeltas) -> Bool) {
    changes += left.filter { isTaken($0.deltas) }.flatMap(\.changes)
    left.removeAll { isTaken($0.deltas) }
  }
}

extension LayoutDeltas {
  /// Whether a scenario has the delta; one in a number alone has any of that amount.
  fileprivate func contains(_ delta: LayoutDelta) -> Bool {
    if deltas.contains(delta) { return true }
    guard let amount = delta.amount else { return false }
    return deltas.allSatisfy { if case .value = $0 { true } else { false } }
      && deltas.contains(.value(abs(amount)))
  }

  /// Whether a cause that shows as another delta elsewhere may show as these here: by a part of it,
  /// or by several times of it, as many as there are lines.
  fileprivate func mayFollow(from delta: LayoutDelta) -> Bool {
    guard let unit = delta.amount, unit != 0 else { return false }
    return deltas.contains { delta in
      guard let amount = delta.amount else { return false }
      // Shares among two, three or four, in hundredths.
      let twelfths = amount / unit * 12
      let isPart = abs(twelfths - twelfths.rounded()) < 0.2
      return isPart && abs(amount) <= abs(unit) * Double(max(2, lineCount)) + 0.01
    }
  }
}
