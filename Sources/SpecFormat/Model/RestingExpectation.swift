/// Where an orthogonal section comes to rest.
package struct RestingExpectation: Sendable, Equatable {
  package struct Line: Sendable, Equatable {
    /// The line in the file, from 1.
    package var line: Int
    /// Where the section would stop by itself, in points.
    package var proposed: NumberLiteral
    /// Where it comes to rest, in points.
    package var resting: NumberLiteral

    package init(line: Int, proposed: NumberLiteral, resting: NumberLiteral) {
      self.line = line
      self.proposed = proposed
      self.resting = resting
    }
  }

  /// The section's place in the collection.
  package var section: Int
  package var lines: [Line]

  package init(section: Int, lines: [Line]) {
    self.section = section
    self.lines = lines
  }
}
