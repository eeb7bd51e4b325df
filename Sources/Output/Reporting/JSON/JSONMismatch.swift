internal import Conformance
internal import SpecFormat

/// A mismatch as text, and as values if the report contains them.
struct JSONMismatch: Codable {
  var line: Int
  var subject: String
  var expected: String
  var actual: String
  /// The difference between both values; `nil` if subtraction is not meaningful.
  var difference: String?
  /// The name of the line's subject.
  ///
  /// This property and those below are `nil` in older documents without these keys.
  var name: String?
  /// The id of the node in the resolved tree; `nil` for a mismatch without a node.
  var node: Int?
  /// The element of a collection view; `nil` for a mismatch without one.
  var element: ElementName?
  /// The quantity that differs; `nil` if the name identifies it.
  var quantity: Mismatch.Quantity?
  var expectedValue: LineValue?
  var actualValue: LineValue?
  var differenceValue: MismatchDifference?
  /// The kind of the issue that the mismatch is about; `nil` for other mismatches.
  var issueKind: String?
  /// The combinations of conditions that differ; `nil` for a mismatch of a single layout.
  var combinations: Mismatch.Combinations?
  /// A sentence about the probable cause; `nil` if there is none.
  var hint: String?

  init(_ mismatch: Mismatch) {
    line = mismatch.line
    subject = mismatch.subject
    expected = mismatch.expected
    actual = mismatch.actual
    difference = mismatch.difference
    name = mismatch.name
    switch mismatch.part {
    case .node(let id): node = id
    case .element(let name): element = name
    case nil: break
    }
    quantity = mismatch.quantity
    expectedValue = mismatch.expectedValue
    actualValue = mismatch.actualValue
    differenceValue = mismatch.differenceValue
    issueKind = mismatch.issueKind
    combinations = mismatch.combinations
    hint = mismatch.hint
  }
}

extension JSONMismatch {
  /// The mismatch with its values, or with text only if the values are missing or contradict the
  /// text.
  var mismatch: Mismatch {
    let words = Mismatch(
      line: line,
      subject: subject,
      expected: expected,
      actual: actual,
      difference: difference
    )
    guard let name, let expectedValue, let actualValue else { return words }
    var mismatch = Mismatch(
      line: line,
      name: name,
      part: element.map { .element($0) } ?? node.map { .node($0) },
      quantity: quantity,
      expected: expectedValue,
      actual: actualValue,
      difference: differenceValue
    )
    mismatch.issueKind = issueKind
    mismatch.combinations = combinations
    mismatch.hint = hint
    return mismatch.summary == words.summary ? mismatch : words
  }
}
