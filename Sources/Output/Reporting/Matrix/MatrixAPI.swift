/// The score of each engine over the expectations whose scenes use one type or modifier.
package struct MatrixAPI: Sendable, Equatable {
  /// `HStack`, `frame`.
  package var name: String
  /// One for each engine, in their order.
  package var counts: [OutcomeCounts]
}

extension MatrixAPI {
  /// The score's definition, as pages and programs are told it.
  package static let definition = """
    The score of an engine is the number of expectations that it agrees on, out of all that it \
    could have agreed on: all that its report has and that are not skipped. For a name, those \
    count whose scene uses it. What is unsupported, does not compile or crashed is not agreed on; \
    the table tells how many these are.
    """

  var isDisputed: Bool { counts.contains(where: \.disagrees) }

  /// The scores of all names, the most disputed first, else by name.
  ///
  /// - Parameters:
  ///   - scenarios: Each of the suite, with the names that it uses.
  ///   - engines: How many engines there are.
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
