import Conformance
import SpecFormat
import Testing

/// A scenario as an argument of a test.
struct SpecCase: Sendable, CustomTestStringConvertible {
  var document: SpecDocument
  var scenario: ScenarioSpec

  var testDescription: String { scenario.id }
}
