internal import Conformance
internal import SpecFormat

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
    taking take: (JSONScenario) -> [ExpectationResult]
  ) -> ClauseReport {
    let reports = scenarios.compactMap { scenario -> ScenarioReport? in
      let results = take(scenario)
      guard !results.isEmpty else { return nil }
      return ScenarioReport(
        id: scenario.id,
        line: scenario.line,
        duration: scenario.duration,
        results: results,
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
