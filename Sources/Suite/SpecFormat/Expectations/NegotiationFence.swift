/// Who proposed what to whom, and what was answered.
package struct NegotiationFence: Equatable {
  /// The outermost lines, each with those under it.
  package var lines: [NegotiationLine]

  package init(_ lines: [NegotiationLine]) { self.lines = lines }
}

extension NegotiationFence: ExpectationFence {
  package static let name = "negotiation"
  package static let attributes = AttributeName.environment
  package static let takesProposal = true

  package init(_ reading: inout FenceReading) {
    lines = NegotiationReader.read(reading.lines, reportingTo: &reading.diagnostics)
  }

  package var isToBeFilled: Bool { lines.isEmpty }

  package var allowsEverything: Bool { lines.isAllEllipses }

  package func compare(with scene: any ObservedScene, at line: Int) -> Comparison {
    scene.compare(self, at: line)
  }

  package static func text(of line: StatedLine) -> String { line.text(joining: " -> ") }

  package func accepted(for scene: any ObservedScene) -> [AcceptedLine]? { scene.accepted(self) }
}
