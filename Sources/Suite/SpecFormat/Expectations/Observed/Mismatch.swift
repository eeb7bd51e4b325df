package import Foundation
internal import LayoutValues

/// One difference between what a line of a spec says and what the engine did.
///
/// It is kept in values; words are made of it where somebody writes them.
package struct Mismatch: Sendable, Equatable, Codable {
  /// The line in the Markdown file, from 1.
  package var line: Int
  /// The name that the line has for what it speaks of: `Text "Reset"`.
  package var name: String
  /// The part of the layout that the line speaks of; `nil` where it is none, or is not there.
  package var part: Part?
  /// The quantity that differs; `nil` where the name says it.
  package var quantity: Quantity?
  package var expectedValue: LineValue
  package var actualValue: LineValue
  /// Actual minus expected; `nil` where subtracting makes no sense.
  package var differenceValue: MismatchDifference?
  /// The kind of the issue that was reported and should not have been, or the other way; `nil`
  /// where the mismatch is of no issue.
  package var issueKind: String?

  /// The combinations of conditions that differ; `nil` where a line is about a single layout.
  package var combinations: Combinations?

  /// Some of the combinations that a line is about.
  package struct Combinations: Sendable, Equatable, Codable {
    /// How many differ, at least 1.
    package var differing: Int
    /// How many the line is about.
    package var total: Int
    /// The conditions of the first that differs, in words: `width 320, type large`; those that the
    /// line states.
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

  /// The quantities of nodes and elements, by the words that reports have for them.
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

  /// Makes a mismatch of which nothing is counted.
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
  /// Where the line has a node, in points; `nil` where it says nothing of a place.
  package var expectedFrame: CGRect? { expectedValue.frame }

  /// Where the node is, in points; `nil` where there is none, or its place is not what differs.
  package var actualFrame: CGRect? { actualValue.frame }
}

/// The words that reports have for a mismatch.
extension Mismatch {
  /// The name, what of it differs, and under which conditions: `Text "Reset" frame`,
  /// `root.height in 3 of 110 combinations, first at width 320, type large`.
  package var subject: String {
    [name, quantity?.rawValue, combinations?.text].compactMap(\.self).joined(separator: " ")
  }

  package var expected: String { expectedValue.text }

  package var actual: String { actualValue.text }

  /// Actual minus expected, number by number; `nil` where subtracting makes no sense.
  package var difference: String? { differenceValue?.text }

  /// The mismatch in one line, without its file.
  package var summary: String { "line \(line): \(sentence)" }

  /// The mismatch without its place: `Text frame: expected 0 0 5 5, actual 0 0 5 6`.
  package var sentence: String {
    let difference = difference.map { ", difference \($0)" } ?? ""
    return "\(subject): expected \(expected), actual \(actual)\(difference)"
  }
}

extension Mismatch.Combinations {
  /// `in 3 of 110 combinations, first at width 320, type large`; `nil` where there is no other and
  /// nothing to say of it.
  fileprivate var text: String? {
    guard total > 1 else { return first.isEmpty ? nil : "at \(first)" }
    return "in \(differing) of \(total) combinations, first at \(first)"
  }
}

extension LineValue {
  /// The value as a block has it: `0 0 50 20`, `320xnil`.
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
  /// `+5 0 0 -0.25`.
  package var text: String {
    switch self {
    case .numbers(let numbers):
      numbers.map { NumberText.difference(expected: 0, actual: $0) }.joined(separator: " ")
    case .words(let words): words
    }
  }
}

extension LayoutIssue {
  /// The mismatch of an issue that no spec expects.
  package func unexpected(at line: Int) -> Mismatch {
    Mismatch(
      line: line,
      subject: "issues",
      expected: "none of this kind",
      actual: "\(kind) at \(place): \(message)",
      issueKind: kind
    )
  }
}
