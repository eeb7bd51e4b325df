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
    case .nothing: true
    }
  }
}
