internal import Foundation
internal import SpecFormat
package import ViewLayout

/// How a scene breaks a law.
package struct LawBreach: Sendable {
  /// The proposal to the root.
  package var proposal: ProposedViewSize
  /// The difference from what the law demands, in a sentence.
  package var difference: String
  /// The frames that should have come; empty where no single layout is to blame.
  package var expected: [ResolvedNode]

  package init(proposal: ProposedViewSize, difference: String, expected: [ResolvedNode] = []) {
    self.proposal = proposal
    self.difference = difference
    self.expected = expected
  }

  /// Compares two layouts of one proposal; `nil` where they are the same.
  ///
  /// - Parameters:
  ///   - proposal: What both roots were proposed.
  ///   - expected: The frames that should come.
  ///   - actual: The frames that came.
  ///   - situation: When they came, as the end of a sentence: `after other proposals`.
  package init?(
    proposal: ProposedViewSize,
    expected: [ResolvedNode],
    actual: [ResolvedNode],
    situation: String
  ) {
    guard let difference = FrameDifference.first(expected: expected, actual: actual) else {
      return nil
    }
    self.init(
      proposal: proposal,
      difference: "\(difference), \(situation)",
      expected: expected
    )
  }
}

extension LawBreach: CustomStringConvertible {
  /// `at 320xnil: Circle: expected 0 0 20 20, actual 0 0 10 10, with the axes apart`.
  package var description: String {
    let dimensions = [proposal.width, proposal.height].map { NumberText.text($0.map(Double.init)) }
    return "at \(dimensions.joined(separator: "x")): \(difference)"
  }
}
