/// A `negotiation` block, which states the proposals between parents and children and the sizes
/// returned.
package struct NegotiationFence: Equatable {
  /// The top-level lines, each with its children.
  package var lines: [NegotiationLine]

  package init(_ lines: [NegotiationLine]) { self.lines = lines }
}

extension NegotiationFence: ExpectationFence {
  package static let name = "negotiation"
  package static let attributes = AttributeName.environment
  package static let takesProposal = true

  package init(_ input: inout FenceInput) {
    lines = NegotiationReader.read(input.lines, reportingTo: &input.diagnostics)
  }

  package var isToBeFilled: Bool { lines.isEmpty }

  package var allowsEverything: Bool { lines.isAllEllipses }

  package func compare(with scene: any ObservedScene, at line: Int) -> Comparison {
    let proposals = scene.negotiation
    return Comparison(
      mismatches: NegotiationComparison().mismatches(
        lines: lines,
        nodes: proposals,
        parentLine: line
      ),
      expected: NegotiationText.lines(lines),
      actual: NegotiationText.lines(proposals)
    )
  }

  package static func text(of line: ReportedLine) -> String { line.text(joining: " -> ") }

  package func accepted(for scene: any ObservedScene) -> [AcceptedLine]? {
    NegotiationComparison().accepted(lines: lines, nodes: scene.negotiation)
  }
}

/// One line of a `negotiation` block: `Text "Reset" 320x480 -> 50x20`.
package struct NegotiationLine: Sendable, Equatable {
  /// The line in the file, from 1.
  package var line: Int
  /// Whether the line is `...`, which allows further lines of the same parent.
  package var isEllipsis: Bool
  package var name: String
  package var label: String?
  package var id: String?
  package var proposedWidth: NumberLiteral?
  package var proposedHeight: NumberLiteral?
  package var answeredWidth: NumberLiteral
  package var answeredHeight: NumberLiteral
  /// The proposals that the node made to its children, in order.
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
