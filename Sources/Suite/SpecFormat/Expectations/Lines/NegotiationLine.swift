/// One line of a `negotiation` block: `Text "Reset" 320x480 -> 50x20`.
package struct NegotiationLine: Sendable, Equatable {
  /// The line in the file, from 1.
  package var line: Int
  /// Whether the line is `...`: any further lines of the same parent.
  package var isEllipsis: Bool
  package var name: String
  package var label: String?
  package var id: String?
  package var proposedWidth: NumberLiteral?
  package var proposedHeight: NumberLiteral?
  package var answeredWidth: NumberLiteral
  package var answeredHeight: NumberLiteral
  /// The questions that the node asked in turn, in order.
  package var children: [NegotiationLine]

  package init(
    line: Int,
    isEllipsis: Bool = false,
    name: String,
    label: String? = nil,
    id: String? = nil,
    proposedWidth: NumberLiteral?,
    proposedHeight: NumberLiteral?,
    answeredWidth: NumberLiteral,
    answeredHeight: NumberLiteral,
    children: [NegotiationLine] = []
  ) {
    self.line = line
    self.isEllipsis = isEllipsis
    self.name = name
    self.label = label
    self.id = id
    self.proposedWidth = proposedWidth
    self.proposedHeight = proposedHeight
    self.answeredWidth = answeredWidth
    self.answeredHeight = answeredHeight
    self.children = children
  }
}
