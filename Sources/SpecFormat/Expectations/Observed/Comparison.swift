/// The result of comparing one expectation with what was observed.
package struct Comparison: Sendable, Equatable {
  package var mismatches: [Mismatch]
  /// The text of the spec, in aligned columns.
  package var expected: String
  /// The text of what was observed, in the same notation.
  package var actual: String
  /// Whether a mismatch is the spec's own mistake, such as an id that names two nodes.
  package var isSpecError: Bool

  package init(
    mismatches: [Mismatch],
    expected: String,
    actual: String,
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
    expected: String
  ) -> Comparison {
    Comparison(
      mismatches: [Mismatch(line: line, subject: "scene", expected: needed, actual: found)],
      expected: expected,
      actual: found,
      isSpecError: true
    )
  }
}
