internal import Conformance
package import SpecFormat

/// A spec: a section of the matrix.
package struct MatrixSpec: Sendable {
  package var file: String
  package var name: String
  package var title: String
  /// The most disputed first, else in the order of the document; never empty.
  package var clauses: [MatrixClause]
  /// One for each engine, in their order.
  package var counts: [OutcomeCounts]

  /// `nil` for a spec without a scenario.
  ///
  /// - Parameters:
  ///   - reports: One for each engine; `nil` where its report has none.
  ///   - apis: The names that a scenario's code uses, by the scenario's id.
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
  /// Whether an engine at least does not do something that is expected.
  package var isDisputed: Bool { counts.contains(where: \.disagrees) }

  /// How many expectations of its clauses were recorded on Apple's systems.
  package var recordings: Int { clauses.reduce(0) { $0 + $1.recordings } }

  /// As its most disputed clause, then by how many results of all of them.
  var order: (Int, Int) {
    (clauses.first?.order.0 ?? 0, -counts.reduce(0) { $0 + $1.disagreed })
  }
}

extension Array {
  /// The elements in the order of two numbers, ascending; equal ones stay in their order.
  func stablySorted(by order: (Element) -> (Int, Int)) -> [Element] {
    enumerated().map { (key: order($1), offset: $0, element: $1) }
      .sorted { ($0.key.0, $0.key.1, $0.offset) < ($1.key.0, $1.key.1, $1.offset) }
      .map(\.element)
  }
}

/// A clause: a row of the matrix.
package struct MatrixClause: Sendable {
  package var title: String
  package var slug: String
  /// The titles of the headings around it, and its own last; empty for the document's own clause.
  package var path: [String]
  package var rules: [RuleName]
  /// Those with expectations; never empty.
  package var scenarios: [MatrixScenario]
  /// A cell for each engine, in their order.
  package var counts: [OutcomeCounts]

  /// `nil` for a clause without a scenario.
  ///
  /// - Parameters:
  ///   - reports: One for each engine; `nil` where its report has none.
  ///   - apis: The names that a scenario's code uses, by the scenario's id.
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

  /// How many of its expectations were recorded on Apple's systems.
  package var recordings: Int { expectations.count { $0.evidence == .recorded } }

  /// How many engines do not do all that is expected.
  package var disagreeing: Int { counts.count(where: \.disagrees) }

  /// Whether every engine was asked, and does all that is expected.
  package var isAgreed: Bool { counts.allSatisfy { $0.requested > 0 && !$0.disagrees } }

  /// The names of the types and modifiers that its scenes use, each once, in their order.
  package var apis: [String] { Set(scenarios.flatMap(\.apis)).sorted() }

  /// The evidence of its expectations, each once, in the order of strength.
  package var evidence: [String] {
    let present = Set(expectations.map(\.evidence))
    let kinds: [Evidence?] = Evidence.allCases + [nil]
    return kinds.filter { present.contains($0) }
      .map { $0?.rawValue ?? ExpectationResult.unstatedEvidence }
  }

  /// Most disputed first: by how many engines, then by how many of their results.
  var order: (Int, Int) { (-disagreeing, -counts.reduce(0) { $0 + $1.disagreed }) }
}
