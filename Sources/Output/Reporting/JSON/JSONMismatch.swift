internal import Conformance
internal import SpecFormat

/// One difference: in words, and in values where its report has them.
struct JSONMismatch: Codable {
  var line: Int
  var subject: String
  var expected: String
  var actual: String
  /// `nil` where subtracting makes no sense.
  var difference: String?
  /// The name alone of what the line speaks of; `nil` in a document that was written before there
  /// was this key, and so are those below.
  var name: String?
  /// The id of the node in the resolved tree; `nil` where it is of none.
  var node: Int?
  /// The element of a collection view; `nil` where it is of none.
  var element: ElementName?
  /// The quantity that differs; `nil` where the name says it.
  var quantity: Mismatch.Quantity?
  var expectedValue: LineValue?
  var actualValue: LineValue?
  var differenceValue: MismatchDifference?
  /// The kind of the issue that it is about; `nil` for none.
  var issueKind: String?
  /// The combinations of conditions that differ; `nil` where it is about a single layout.
  var combinations: Mismatch.Combinations?

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
  }
}

extension JSONMismatch {
  /// The mismatch; in words alone where that is all there is, or where its values say something
  /// else.
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
    return mismatch.summary == words.summary ? mismatch : words
  }
}
