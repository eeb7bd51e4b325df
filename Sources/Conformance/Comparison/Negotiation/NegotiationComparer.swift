internal import SpecFormat

/// Compares `negotiation` blocks: who proposed what to whom, and what was answered.
struct NegotiationComparer: ExpectationComparer {
  var kind: ExpectationKind { .negotiation }
  var takesEnvironment: Bool { true }

  func isVacuous(_ content: ExpectationContent) -> Bool {
    guard case .negotiation(let lines) = content else { return false }
    return lines.allSatisfy(\.isEllipsis)
  }

  func compare(_ expectation: Expectation, with observation: Observation) -> Comparison? {
    guard case .negotiation(let lines) = expectation.content else { return nil }
    let entries = observation.layout.negotiation()
    return Comparison(
      mismatches: NegotiationComparison().mismatches(
        lines: lines,
        nodes: entries,
        parentLine: expectation.line
      ),
      expected: NegotiationText.text(lines),
      actual: NegotiationText.text(entries)
    )
  }

  func accepted(
    _ expectation: Expectation,
    with observation: Observation
  ) -> [AcceptedLine]? {
    guard case .negotiation(let lines) = expectation.content else { return nil }
    let entries = observation.layout.negotiation()
    return NegotiationComparison().accepted(lines: lines, nodes: entries)
  }
}
