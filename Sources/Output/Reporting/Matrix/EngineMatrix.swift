internal import Conformance
package import SpecFormat

/// A comparison of several engines: the outcome of each for every clause of one suite.
package struct EngineMatrix: Sendable {
  /// The engines, which are the columns.
  package let engines: [MatrixEngine]
  /// The rows, grouped by spec: the most disputed specs first, then in the order of the suite.
  package let specs: [MatrixSpec]
  /// The score of each engine over all expectations, in their order.
  package let counts: [OutcomeCounts]
  /// The scores by the types and modifiers that scenes use, the most disputed first, then by name.
  package let apis: [MatrixAPI]
  /// The differences between the suites of the reports.
  package let suites: SuiteDifferences

  /// - Parameters:
  ///   - engines: The engines with their reports; at least one.
  ///   - documents: The specs of the suite, which contain the code of the scenes.
  package init(_ engines: [MatrixEngine], documents: [SpecDocument]) {
    self.engines = engines
    let scenarios = documents.flatMap(\.scenarios)
    let apis = Dictionary(
      scenarios.map { ($0.id, APINames.standard.names(in: $0.body.blocks.map(\.code))) },
      uniquingKeysWith: { first, _ in first }
    )
    let specs = Aligned.rows(engines.map(\.report.specs), by: \.name)
      .compactMap { MatrixSpec($0, apis: apis) }
    self.specs = specs.stablySorted(by: \.order)
    counts = engines.indices.map { engine in
      specs.reduce(into: OutcomeCounts()) { $0 += $1.counts[engine] }
    }
    let all = specs.flatMap(\.clauses).flatMap(\.scenarios)
    self.apis = MatrixAPI.scores(of: all, engines: engines.count)
    suites = SuiteDifferences(all, read: Set(scenarios.map(\.id)))
  }
}

extension EngineMatrix {
  package var clauses: [MatrixClause] { specs.flatMap(\.clauses) }

  /// Returns the badge of the engine at an index.
  package func badge(of engine: Int) -> MatrixBadge {
    MatrixBadge(
      name: engines[engine].name,
      counts: counts[engine],
      profile: engines[engine].report.profile
    )
  }

  /// Whether a clause has an expectation that was recorded on Apple's systems.
  package var hasRecordings: Bool { specs.contains { $0.recordings > 0 } }

  /// A summary, such as `All 3 engines agree on 1,402 of 1,500 clauses`.
  package var sentence: String {
    let clauses = clauses
    let agreed = clauses.count(where: \.isAgreed)
    let amount =
      "\(GroupedNumber.text(agreed)) of \(GroupedNumber.text(clauses.count)) "
      + (clauses.count == 1 ? "clause" : "clauses")
    return switch engines.count {
    case 1: "\(engines[0].title) satisfies \(amount)"
    case 2: "Both engines agree on \(amount)"
    default: "All \(engines.count) engines agree on \(amount)"
    }
  }
}

/// The differences between the suites of reports, and between reports and specs.
package struct SuiteDifferences: Sendable, Equatable {
  /// The number of expectations that are missing from a report.
  package var absent: Int
  /// The number of expectations whose lines differ between reports.
  package var changed: Int
  /// The number of scenarios in the reports that are not in the specs.
  package var unread: Int

  /// - Parameters:
  ///   - scenarios: The scenarios of the reports.
  ///   - read: The ids of the scenarios in the specs.
  init(_ scenarios: [MatrixScenario], read: Set<String>) {
    let expectations = scenarios.flatMap(\.expectations)
    absent = expectations.count { $0.results.contains { $0 == nil } }
    changed = expectations.count(where: \.isWordedDifferently)
    unread = scenarios.count { !read.contains($0.id) }
  }
}

extension SuiteDifferences {
  /// One sentence for each kind of difference; empty if all reports match the specs.
  package var sentences: [String] {
    let shown = [
      (absent, "expectation", "not in every report; in reports without it, it counts as not run."),
      (
        changed, "expectation",
        "different between reports: the reports are of different suites."
      ),
      (
        unread, "scenario",
        "not in the specs: their code is not shown, and their names are not counted."
      ),
    ]
    return shown.filter { $0.0 > 0 }.map { count, noun, words in
      "\(GroupedNumber.text(count)) \(noun)\(count == 1 ? " is" : "s are") \(words)"
    }
  }
}
