/// The result of comparing one expectation with what was observed.
package struct Comparison: Sendable, Equatable {
  package var mismatches: [Mismatch]
  /// The lines of the spec.
  package var expected: [ReportedLine]
  /// The lines that would state what was observed.
  package var actual: [ReportedLine]
  /// Whether a mismatch is the spec's own mistake, such as an id that names two nodes.
  package var isSpecError: Bool

  package init(
    mismatches: [Mismatch],
    expected: [ReportedLine],
    actual: [ReportedLine],
    isSpecError: Bool = false
  ) {
    self.mismatches = mismatches
    self.expected = expected
    self.actual = actual
    self.isSpecError = isSpecError
  }
}

extension Comparison {
  /// The result for an expectation that the scene has nothing for.
  static func impossible(
    _ needed: String,
    _ found: String,
    at line: Int,
    expected: [ReportedLine]
  ) -> Comparison {
    Comparison(
      mismatches: [Mismatch(line: line, subject: "scene", expected: needed, actual: found)],
      expected: expected,
      actual: [ReportedLine(found)],
      isSpecError: true
    )
  }
}
