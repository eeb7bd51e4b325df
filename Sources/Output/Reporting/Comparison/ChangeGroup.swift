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
      return "\(rule.text) \(share.count) (of \(share.total) that name it)"
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
