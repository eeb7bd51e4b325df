internal import Conformance
internal import SpecFormat

/// One expectation with all that a page can show of it.
struct Example {
  var scenario: ScenarioSpec
  var expectation: Expectation
  var result: ExpectationResult
  /// The layout that the expectation asked for; `nil` where it asks for none, or for the same as
  /// another one.
  var layout: DrawnLayout?
  /// The info string of its fence.
  var info: String
  /// The block as its author wrote it.
  var code: String
  var page: SpecPage

  /// What ids of the example begin with, unique in its page.
  var id: String { "x\(expectation.line)" }
}
