import Foundation

/// The least, ideal and greatest length that a flexible frame allows along one axis, in points.
struct FlexibleLength: Equatable {
  var least: CGFloat?
  var ideal: CGFloat?
  var greatest: CGFloat?

  /// Whether the frame says anything of the axis.
  var isConstrained: Bool { least != nil || ideal != nil || greatest != nil }

  /// R-FRAME-3 and R-FRAME-9: negatives become 0, the ideal is raised to the least, the greatest
  /// to the ideal; what does not ascend or is not a number is reported.
  func normalized(reportingTo session: LayoutSession) -> FlexibleLength {
    reportMistakes(to: session)
    var result = self
    if result.least?.isNaN == true { result.least = nil }
    if result.ideal?.isNaN == true { result.ideal = nil }
    if result.greatest?.isNaN == true { result.greatest = nil }
    result.least = result.least.map { max($0, 0) }
    result.ideal = result.ideal.map { max($0, result.least ?? 0) }
    result.greatest = result.greatest.map { max($0, result.ideal ?? 0) }
    return result
  }

  /// As recorded: what contradicts itself is invalid as well; a negative least length is neither.
  private func reportMistakes(to session: LayoutSession) {
    let isContradictory = !isAscending
    let isNegative = [ideal, greatest].contains { ($0 ?? 0) < 0 }
    if isContradictory || isNegative { session.report(.invalidFrameDimension(self)) }
    if isContradictory { session.report(.contradictoryFrameConstraints(self)) }
  }

  /// Whether the lengths do; one that is not a number compares with nothing.
  private var isAscending: Bool {
    let values = [least, ideal, greatest].compactMap(\.self)
    if values.contains(where: \.isNaN) { return false }
    let floored = values.map { max($0, 0) }
    return zip(floored, floored.dropFirst()).allSatisfy { $0 <= $1 }
  }

  /// R-FRAME-4, step B: what the child is proposed.
  func childProposal(for proposal: CGFloat?) -> CGFloat? {
    guard let base = proposal ?? ideal else { return nil }
    return min(max(base, least ?? -.infinity), greatest ?? .infinity)
  }

  /// R-FRAME-7: what the child is proposed once the frame has its length; unspecified where the
  /// length came from the child alone.
  func placementProposal(for proposal: CGFloat?, length: CGFloat) -> CGFloat? {
    let isChildsOwn =
      ideal == nil && proposal == nil && (least ?? -.infinity) < length
      && length < (greatest ?? .infinity)
    return isChildsOwn ? nil : length
  }

  /// R-FRAME-4, step C, as recorded: the frame's answer.
  ///
  /// - Parameters:
  ///   - proposal: The proposed length in points; `nil` for the ideal one.
  ///   - child: The child's answer, in points; asked for only where it counts.
  /// - Returns: The length in points.
  func answer(to proposal: CGFloat?, child: () -> CGFloat) -> CGFloat {
    let base: CGFloat
    // R-FRAME-5: with an endless greatest length alone the frame is never shorter than its child,
    // and as long where nothing is proposed; with a least one too it is as long as proposed.
    switch (proposal, least, ideal, greatest) {
    case (nil, _, let ideal?, _):
      base = ideal
    case (let proposal?, let least?, _, let greatest?) where least <= greatest:
      base = proposal
    case (let proposal?, nil, _, _?):
      base = max(proposal, child())
    default:
      base = child()
    }
    // R-FRAME-6: where both contradict each other, the least length wins.
    return max(min(base, greatest ?? .infinity), least ?? -.infinity)
  }
}

extension FlexibleLength: CustomStringConvertible {
  /// The lengths in words: `least 10, ideal none, greatest 5`.
  var description: String {
    func text(_ value: CGFloat?) -> String { value.map { "\($0)" } ?? "none" }
    return "least \(text(least)), ideal \(text(ideal)), greatest \(text(greatest))"
  }
}
