internal import Conformance

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
  /// - Parameter take: Gives the results of a scenario; none leaves the scenario out.
  /// - Returns: The spec as it was reported.
  func report(taking take: (JSONScenario) -> [ExpectationResult]) -> SpecReport {
    SpecReport(
      file: file,
      name: name,
      title: title,
      clauses: clauses.map { $0.report(in: self, taking: take) },
      usesReferenceStyle: usesReferenceStyle
    )
  }
}
