internal import Conformance
package import SpecFormat

/// A spec, which is a section of the matrix.
package struct MatrixSpec: Sendable {
  package var file: String
  package var name: String
  package var title: String
  /// The clauses, the most disputed first, then in the order of the document; never empty.
  package var clauses: [MatrixClause]
  /// The counts of the engines, in their order.
  package var counts: [OutcomeCounts]

  /// Creates the section, or returns `nil` for a spec without scenarios.
  ///
  /// - Parameters:
  ///   - reports: One report for each engine; `nil` if it does not contain the spec.
  ///   - apis: The names that the code of each scenario uses, by the scenario's id.
  init?(_ reports: [SpecReport?], apis: [String: [String]]) {
    guard let first = reports.lazy.compactMap(\.self).first else { return nil }
    let clauses = Aligned.rows(reports.map { $0?.clauses ?? [] }, by: \.slug)
      .compactMap { MatrixClause($0, apis: apis) }
    guard !clauses.isEmpty else { return nil }
    file = first.file
    name = first.name
    title = first.title
    self.clauses = clauses.stablySorted(by: \.order)
    counts = reports.indices.map { engine in
      clauses.reduce(into: OutcomeCounts()) { $0 += $1.counts[engine] }
    }
  }
}

extension MatrixSpec {
  /// Whether at least one engine disagrees with an expectation.
  package var isDisputed: Bool { counts.contains(where: \.disagrees) }

  /// The number of its expectations that were recorded on Apple's systems.
  package var recordings: Int { clauses.reduce(0) { $0 + $1.recordings } }

  /// The sort order: by the most disputed clause, then by the number of disagreeing results.
  var order: (Int, Int) {
    (clauses.first?.order.0 ?? 0, -counts.reduce(0) { $0 + $1.disagreed })
  }
}

extension Array {
  /// Returns the elements sorted by two numbers, ascending and stable.
  func stablySorted(by order: (Element) -> (Int, Int)) -> [Element] {
    enumerated().map { (key: order($1), offset: $0, element: $1) }
      .sorted { ($0.key.0, $0.key.1, $0.offset) < ($1.key.0, $1.key.1, $1.offset) }
      .map(\.element)
  }
}

/// A clause, which is a row of the matrix.
package struct MatrixClause: Sendable {
  package var title: String
  package var slug: String
  /// The titles of the enclosing headings and of the clause; empty for the document's own clause.
  package var path: [String]
  package var rules: [RuleName]
  /// The scenarios with expectations; never empty.
  package var scenarios: [MatrixScenario]
  /// The counts of the engines, in their order.
  package var counts: [OutcomeCounts]

  /// Creates the row, or returns `nil` for a clause without scenarios.
  ///
  /// - Parameters:
  ///   - reports: One report for each engine; `nil` if it does not contain the clause.
  ///   - apis: The names that the code of each scenario uses, by the scenario's id.
  init?(_ reports: [ClauseReport?], apis: [String: [String]]) {
    guard let first = reports.lazy.compactMap(\.self).first else { return nil }
    let scenarios = Aligned.rows(reports.map { $0?.scenarios ?? [] }, by: \.id)
      .map { MatrixScenario($0, apis: apis) }
    guard !scenarios.isEmpty else { return nil }
    title = first.title
    slug = first.slug
    path = first.path
    rules = first.rules
    self.scenarios = scenarios
    counts = reports.indices.map { engine in
      scenarios.reduce(into: OutcomeCounts()) { $0 += $1.counts[engine] }
    }
  }
}

extension MatrixClause {
  package var expectations: [MatrixExpectation] { scenarios.flatMap(\.expectations) }

  /// The number of its expectations that were recorded on Apple's systems.
  package var recordings: Int { expectations.count { $0.evidence == .recorded } }

  /// The number of engines that disagree with an expectation.
  package var disagreeing: Int { counts.count(where: \.disagrees) }

  /// Whether every engine was requested to run the clause and agrees with all of it.
  package var isAgreed: Bool { counts.allSatisfy(\.agreesFully) }

  /// The names of the types and modifiers that its scenes use, without duplicates, sorted.
  package var apis: [String] { Set(scenarios.flatMap(\.apis)).sorted() }

  /// The kinds of evidence of its expectations, without duplicates, the strongest first.
  package var evidence: [String] {
    let present = Set(expectations.map(\.evidence))
    let kinds: [Evidence?] = Evidence.allCases + [nil]
    return kinds.filter { present.contains($0) }
      .map { $0?.rawValue ?? ExpectationResult.unstatedEvidence }
  }

  /// The sort order: by the number of disagreeing engines, then by the number of their results,
  /// descending.
  var order: (Int, Int) { (-disagreeing, -counts.reduce(0) { $0 + $1.disagreed }) }
}
