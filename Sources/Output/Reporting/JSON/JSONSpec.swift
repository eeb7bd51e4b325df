internal import Conformance
internal import SpecFormat

/// A spec: its clauses, those without a scenario too.
struct JSONSpec: Codable {
  var file: String
  var name: String
  var title: String
  var usesReferenceStyle: Bool
  var clauses: [JSONClause]

  init(_ spec: SpecReport) {
    file = spec.file
    name = spec.name
    title = spec.title
    usesReferenceStyle = spec.usesReferenceStyle
    clauses = spec.clauses.map { JSONClause($0) }
  }
}

extension JSONSpec {
  /// The spec with what came of its scenarios.
  ///
  /// - Parameter results: Gives the results of a scenario; none leaves the scenario out.
  /// - Returns: The spec as it was reported.
  func report(results: (JSONScenario) -> [ExpectationResult]) -> SpecReport {
    SpecReport(
      file: file,
      name: name,
      title: title,
      clauses: clauses.map { $0.report(in: self, results: results) },
      usesReferenceStyle: usesReferenceStyle
    )
  }
}

/// A heading of a spec, and the scenarios below it.
struct JSONClause: Codable {
  var title: String
  var slug: String
  var level: Int
  /// `nil` in a document that was written before there was this key.
  var path: [String]?
  var line: Int
  /// `nil` in a document that was written before there was this key: as its spec says.
  var usesReferenceStyle: Bool?
  /// `nil` in a document that was written before there was this key.
  var rules: [String]?
  var sketchLines: [Int]
  var isUncovered: Bool
  var scenarios: [JSONScenario]

  init(_ clause: ClauseReport) {
    title = clause.title
    slug = clause.slug
    level = clause.level
    path = clause.path
    line = clause.line
    usesReferenceStyle = clause.usesReferenceStyle
    rules = clause.rules.map(\.text)
    sketchLines = clause.sketchLines
    isUncovered = clause.isUncovered
    scenarios = clause.scenarios.map { JSONScenario($0) }
  }
}

extension JSONClause {
  /// The clause with what came of its scenarios; one without any result is left out.
  func report(
    in spec: JSONSpec,
    results: (JSONScenario) -> [ExpectationResult]
  ) -> ClauseReport {
    let reports = scenarios.compactMap { scenario -> ScenarioReport? in
      let own = results(scenario)
      guard !own.isEmpty else { return nil }
      return ScenarioReport(
        id: scenario.id,
        line: scenario.line,
        duration: scenario.duration,
        results: own,
        printed: scenario.printed ?? ""
      )
    }
    return ClauseReport(
      title: title,
      slug: slug,
      level: level,
      path: path ?? [],
      line: line,
      usesReferenceStyle: usesReferenceStyle ?? spec.usesReferenceStyle,
      rules: (rules ?? []).map { RuleName($0) },
      scenarios: reports,
      sketchLines: sketchLines,
      isUncovered: isUncovered
    )
  }
}

/// A scenario: where it is, how long it took, and what its results' messages are made of.
struct JSONScenario: Codable {
  var id: String
  var line: Int
  /// In seconds, to the microsecond; `nil` for an unmeasured one.
  var duration: Double?
  /// The text that its code printed; `nil` for none.
  var printed: String?
  /// One for each of the scenario's results, in their order.
  var expectations: [JSONExpectation]

  init(_ scenario: ScenarioReport) {
    id = scenario.id
    line = scenario.line
    duration = scenario.duration.map { ($0 * 1_000_000).rounded() / 1_000_000 }
    printed = scenario.printed.isEmpty ? nil : scenario.printed
    expectations = scenario.results.map { JSONExpectation($0) }
  }
}
