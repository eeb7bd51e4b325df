package import Foundation

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
