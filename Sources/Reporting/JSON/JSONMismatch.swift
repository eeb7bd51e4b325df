internal import Conformance
internal import SpecFormat

/// One difference, in words alone: JSON has no number for what is infinite.
struct JSONMismatch: Codable {
  var line: Int
  var subject: String
  var expected: String
  var actual: String
  /// `nil` where subtracting makes no sense.
  var difference: String?

  init(_ mismatch: Mismatch) {
    line = mismatch.line
    subject = mismatch.subject
    expected = mismatch.expected
    actual = mismatch.actual
    difference = mismatch.difference
  }
}

extension JSONMismatch {
  /// The mismatch, without the places that pictures show.
  var mismatch: Mismatch {
    Mismatch(
      line: line,
      subject: subject,
      expected: expected,
      actual: actual,
      difference: difference
    )
  }
}
