package import Foundation

/// One difference between what a line of a spec says and what the engine did.
package struct Mismatch: Sendable, Equatable, Codable {
  /// The line in the Markdown file, from 1.
  package var line: Int
  /// The subject that the line speaks of: `Text "Reset"`.
  package var subject: String
  package var expected: String
  package var actual: String
  /// Actual minus expected, number by number; `nil` where subtracting makes no sense.
  package var difference: String?
  /// Where the line has a node, in points; `nil` where it says nothing of a place.
  package var expectedFrame: CGRect?
  /// Where the node is, in points; `nil` where there is none, or its place is not what differs.
  package var actualFrame: CGRect?

  package init(
    line: Int,
    subject: String,
    expected: String,
    actual: String,
    difference: String? = nil,
    expectedFrame: CGRect? = nil,
    actualFrame: CGRect? = nil
  ) {
    self.line = line
    self.subject = subject
    self.expected = expected
    self.actual = actual
    self.difference = difference
    self.expectedFrame = expectedFrame
    self.actualFrame = actualFrame
  }
}

extension Mismatch {
  /// The mismatch in one line, without its file.
  package var summary: String {
    let difference = difference.map { ", difference \($0)" } ?? ""
    return "line \(line): \(subject): expected \(expected), actual \(actual)\(difference)"
  }
}
