/// The result of comparing one expectation with what was observed.
package struct Comparison: Sendable, Equatable {
  package var mismatches: [Mismatch]
  /// The lines of the block.
  package var expected: [ReportedLine]
  /// The lines that state the observed result.
  package var actual: [ReportedLine]
  /// Whether a mismatch is a mistake in the spec, such as an id that two nodes have.
  package var isSpecError: Bool
  /// Sentences about what holds, such as a check that holds only within the error of an estimate.
  package var remarks: [String] = []

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
  /// Creates the result of an expectation that cannot be compared because the scene is of another
  /// kind.
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
