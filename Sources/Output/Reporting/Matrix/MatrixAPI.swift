/// The score of each engine over the expectations whose scenes use one type or modifier.
package struct MatrixAPI: Sendable, Equatable {
  /// The name of the type or modifier, such as `HStack` or `frame`.
  package var name: String
  /// The counts of the engines, in their order.
  package var counts: [OutcomeCounts]
}

extension MatrixAPI {
  /// The definition of the score, for pages and JSON.
  package static let definition =
    OutcomeCounts.definition + " For a name, only expectations count whose scene uses it."

  var isDisputed: Bool { counts.contains(where: \.disagrees) }

  /// Returns the scores of all names, the most disputed first, then by name.
  ///
  /// - Parameters:
  ///   - scenarios: The scenarios of the suite, with the names that each uses.
  ///   - engines: The number of engines.
  /// - Returns: A score for each name that a scenario uses.
  static func scores(of scenarios: [MatrixScenario], engines: Int) -> [MatrixAPI] {
    var scores: [String: [OutcomeCounts]] = [:]
    for scenario in scenarios {
      for name in scenario.apis {
        var counts = scores[name] ?? Array(repeating: OutcomeCounts(), count: engines)
        for engine in counts.indices { counts[engine] += scenario.counts[engine] }
        scores[name] = counts
      }
    }
    return scores.map { MatrixAPI(name: $0, counts: $1) }
      .sorted { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) }
      .stablySorted { api in (-api.counts.reduce(0) { $0 + $1.disagreed }, 0) }
  }
}
