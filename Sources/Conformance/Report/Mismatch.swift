/// One difference between what a line of a spec says and what the engine did.
package struct Mismatch: Sendable, Equatable, Codable {
  /// The line in the Markdown file, from 1.
  package var line: Int
  /// What the line speaks of: `Text "Reset"`.
  package var subject: String
  package var expected: String
  package var actual: String
  /// Actual minus expected, number by number; `nil` where subtracting makes no sense.
  package var difference: String?

  package init(
    line: Int,
    subject: String,
    expected: String,
    actual: String,
    difference: String? = nil
  ) {
    self.line = line
    self.subject = subject
    self.expected = expected
    self.actual = actual
    self.difference = difference
  }
}

extension Mismatch {
  /// The mismatch in one line, without its file.
  package var summary: String {
    let difference = difference.map { ", difference \($0)" } ?? ""
    return "line \(line): \(subject): expected \(expected), actual \(actual)\(difference)"
  }
}
