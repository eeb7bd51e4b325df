package import Foundation
internal import LayoutValues

/// A difference between a line of a spec and the actual result.
///
/// It is stored as values, from which text is generated for output.
package struct Mismatch: Sendable, Equatable, Codable {
  /// The line in the Markdown file, from 1.
  package var line: Int
  /// The subject of the line, such as `Text "Reset"`.
  package var name: String
  /// The part of the layout that the line is about; `nil` if there is none, or it does not exist.
  package var part: Part?
  /// The quantity that differs; `nil` if the name already identifies it.
  package var quantity: Quantity?
  package var expectedValue: LineValue
  package var actualValue: LineValue
  /// The actual value minus the expected one; `nil` if they cannot be subtracted.
  package var differenceValue: MismatchDifference?
  /// The kind of an unexpected or a missing issue; `nil` if the mismatch is not about an issue.
  package var issueKind: String?
  /// A sentence about the probable cause; `nil` if there is none.
  package var hint: String?

  /// The combinations of conditions that differ; `nil` if the line is about a single layout.
  package var combinations: Combinations?

  /// The combinations of a line's conditions that differ.
  package struct Combinations: Sendable, Equatable, Codable {
    /// The number of combinations that differ, at least 1.
    package var differing: Int
    /// The number of combinations that the line applies to.
    package var total: Int
    /// The conditions of the first combination that differs: `width 320, type large`.
    ///
    /// Only conditions that the line states are included.
    package var first: String

    package init(differing: Int, total: Int, first: String) {
      self.differing = differing
      self.total = total
      self.first = first
    }
  }

  /// A part of a layout.
  package enum Part: Sendable, Equatable, Codable {
    /// A node, by its id in the resolved tree.
    case node(Int)
    case element(ElementName)
  }

  /// The quantities of nodes and elements, with their names in reports.
  package enum Quantity: String, Sendable, Codable {
    case frame, label, id, proposal, answer
    case textLines = "lines of text"
    case drawingOrder = "drawing order"
  }

  package init(
    line: Int,
    name: String,
    part: Part? = nil,
    quantity: Quantity? = nil,
    expected: LineValue,
    actual: LineValue,
    difference: MismatchDifference? = nil
  ) {
    self.line = line
    self.name = name
    self.part = part
    self.quantity = quantity
    expectedValue = expected
    actualValue = actual
    differenceValue = difference
  }

  /// Creates a mismatch between texts.
  package init(
    line: Int,
    subject: String,
    expected: String,
    actual: String,
    difference: String? = nil,
    issueKind: String? = nil
  ) {
    self.init(
      line: line,
      name: subject,
      expected: .words(expected),
      actual: .words(actual),
      difference: difference.map { .words($0) }
    )
    self.issueKind = issueKind
  }
}

extension Mismatch {
  /// The expected frame in points; `nil` if the line states none.
  package var expectedFrame: CGRect? { expectedValue.frame }

  /// The actual frame in points; `nil` if there is none, or another quantity differs.
  package var actualFrame: CGRect? { actualValue.frame }
}

/// The texts of a mismatch in reports.
extension Mismatch {
  /// The name, the quantity and the combinations of conditions.
  ///
  /// Examples are `Text "Reset" frame` and
  /// `root.height in 3 of 110 combinations, first at width 320, type large`.
  package var subject: String {
    [name, quantity?.rawValue, combinations?.text].compactMap(\.self).joined(separator: " ")
  }

  package var expected: String { expectedValue.text }

  package var actual: String { actualValue.text }

  /// The actual value minus the expected one, number by number; `nil` if they cannot be subtracted.
  package var difference: String? { differenceValue?.text }

  /// The mismatch in one line, without the name of the file.
  package var summary: String { "line \(line): \(sentence)" }

  /// The mismatch without its line number: `Text frame: expected 0 0 5 5, actual 0 0 5 6`.
  package var sentence: String {
    let difference = difference.map { ", difference \($0)" } ?? ""
    return "\(subject): expected \(expected), actual \(actual)\(difference)"
  }
}

extension Mismatch.Combinations {
  /// A text such as `in 3 of 110 combinations, first at width 320, type large`.
  ///
  /// `nil` if there is only one combination without any stated conditions.
  fileprivate var text: String? {
    guard total > 1 else { return first.isEmpty ? nil : "at \(first)" }
    return "in \(differing) of \(total) combinations, first at \(first)"
  }
}

extension LineValue {
  /// The value as in a block: `0 0 50 20`, `320xnil`.
  package var text: String {
    switch self {
    case .words(let words): words
    case .number(let number): NumberText.text(number)
    case .size(let width, let height):
      [width, height].map { $0.map { NumberText.text($0) } ?? "nil" }.joined(separator: "x")
    case .frame(let frame):
      ([frame.name].compactMap(\.self) + frame.cells).joined(separator: " ")
    case .printed(let text): text
    }
  }
}

extension MismatchDifference {
  /// A text such as `+5 0 0 -0.25`.
  package var text: String {
    switch self {
    case .numbers(let numbers):
      numbers.map { NumberText.difference(expected: 0, actual: $0) }.joined(separator: " ")
    case .words(let words): words
    }
  }
}

extension LayoutIssue {
  /// Returns the mismatch for an issue that the spec does not expect.
  package func unexpected(at line: Int) -> Mismatch {
    Mismatch(
      line: line,
      subject: "issues",
      expected: "no issue of this kind",
      actual: "\(kind) at \(place): \(message)",
      issueKind: kind
    )
  }
}
