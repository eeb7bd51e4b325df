internal import Conformance

/// A scenario: where it is, how long it took, and what its results' messages are made of.
struct JSONScenario: Codable {
  var id: String
  var line: Int
  /// In seconds, to the microsecond; `nil` where nobody measured it.
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
