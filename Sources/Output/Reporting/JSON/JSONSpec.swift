internal import Conformance
internal import SpecFormat

/// A spec with all of its clauses, including those without scenarios.
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
  /// Returns the spec with the results of its scenarios.
  ///
  /// - Parameter results: Returns the results of a scenario; a scenario without results is left
  ///   out.
  /// - Returns: The report of the spec.
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

/// A heading of a spec, and its scenarios.
struct JSONClause: Codable {
  var title: String
  var slug: String
  var level: Int
  /// The titles of the clause's headings; `nil` in older documents without this key.
  var path: [String]?
  var line: Int
  /// Whether the reference style is used; `nil` in older documents without this key: the value of
  /// the spec.
  var usesReferenceStyle: Bool?
  /// The rules that the clause names; `nil` in older documents without this key.
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
  /// Returns the clause with the results of its scenarios, without those that have no results.
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
        printed: scenario.printed ?? "",
        firstFailure: scenario.firstFailure
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

/// A scenario with its place and its duration, and the parts of its results' messages.
struct JSONScenario: Codable {
  var id: String
  var line: Int
  /// The duration in seconds, with six decimals; `nil` if it was not measured.
  var duration: Double?
  /// The text that the scenario's code printed; `nil` if there is none.
  var printed: String?
  /// The run since which the scenario fails; `nil` if it does not fail, or without a history.
  var firstFailure: FirstFailure?
  /// The parts of the scenario's results, in their order.
  var expectations: [JSONExpectation]

  init(_ scenario: ScenarioReport) {
    id = scenario.id
    line = scenario.line
    duration = scenario.duration.map { ($0 * 1_000_000).rounded() / 1_000_000 }
    printed = scenario.printed.isEmpty ? nil : scenario.printed
    firstFailure = scenario.firstFailure
    expectations = scenario.results.map { JSONExpectation($0) }
  }
}
