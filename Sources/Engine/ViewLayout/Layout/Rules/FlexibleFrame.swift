import Foundation
internal import LayoutTree

/// The layout rule of `frame(minWidth:idealWidth:maxWidth:…)`: limits the proposal and the size.
struct FlexibleFrame: FrameRule {
  var width = FlexibleLength()
  var height = FlexibleLength()
  var alignment = Alignment.center

  subscript(axis: Axis) -> FlexibleLength { axis == .horizontal ? width : height }

  func checked(reportingTo session: LayoutSession) -> FlexibleFrame {
    FlexibleFrame(
      width: width.normalized(reportingTo: session),
      height: height.normalized(reportingTo: session),
      alignment: alignment
    )
  }

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat {
    self[axis].length(for: proposal[axis]) {
      childLength(along: axis, for: proposal, children: children)
    }
  }

  func childProposal(
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: width.childProposal(for: proposal.width),
      height: height.childProposal(for: proposal.height)
    )
  }

  /// R-FRAME-7: returns the proposal in placement, which is the frame's final size.
  func childProposal(
    for proposal: ProposedViewSize,
    placedIn size: CGSize,
    children: some LayoutChildren
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: width.placementProposal(for: proposal.width, length: size.width),
      height: height.placementProposal(for: proposal.height, length: size.height)
    )
  }

  func spacing(_ children: some LayoutChildren) -> ViewSpacing {
    children.only.preferredSpacing.framed(
      horizontally: width.isConstrained,
      vertically: height.isConstrained
    )
  }
}

/// The minimum, ideal and maximum length of a flexible frame along one axis, in points.
struct FlexibleLength: Equatable {
  var minimum: CGFloat?
  var ideal: CGFloat?
  var maximum: CGFloat?

  /// Whether the frame limits the length along the axis.
  var isConstrained: Bool { minimum != nil || ideal != nil || maximum != nil }

  /// R-FRAME-3 and R-FRAME-9: returns valid lengths in ascending order.
  ///
  /// Negative lengths become 0, the ideal length is raised to the minimum, and the maximum to the
  /// ideal length. Lengths that are not ascending or NaN are reported.
  func normalized(reportingTo session: LayoutSession) -> FlexibleLength {
    reportMistakes(to: session)
    var result = self
    if result.minimum?.isNaN == true { result.minimum = nil }
    if result.ideal?.isNaN == true { result.ideal = nil }
    if result.maximum?.isNaN == true { result.maximum = nil }
    result.minimum = result.minimum.map { max($0, 0) }
    result.ideal = result.ideal.map { max($0, result.minimum ?? 0) }
    result.maximum = result.maximum.map { max($0, result.ideal ?? 0) }
    return result
  }

  /// Reports invalid and contradictory lengths.
  ///
  /// As recorded, contradictory lengths are also reported as invalid, but a negative minimum is not
  /// reported.
  private func reportMistakes(to session: LayoutSession) {
    let isContradictory = !isAscending
    let isNegative = [ideal, maximum].contains { ($0 ?? 0) < 0 }
    if isContradictory || isNegative { session.report(.invalidFrameDimension(self)) }
    if isContradictory { session.report(.contradictoryFrameConstraints(self)) }
  }

  /// Whether the lengths are in ascending order; NaN lengths are not.
  private var isAscending: Bool {
    let values = [minimum, ideal, maximum].compactMap(\.self)
    if values.contains(where: \.isNaN) { return false }
    let floored = values.map { max($0, 0) }
    return zip(floored, floored.dropFirst()).allSatisfy { $0 <= $1 }
  }

  /// R-FRAME-4, step B: returns the proposal to the child.
  func childProposal(for proposal: CGFloat?) -> CGFloat? {
    guard let base = proposal ?? ideal else { return nil }
    return min(max(base, minimum ?? -.infinity), maximum ?? .infinity)
  }

  /// R-FRAME-7: returns the proposal to the child in placement; `nil` if the frame's length is the
  /// child's.
  func placementProposal(for proposal: CGFloat?, length: CGFloat) -> CGFloat? {
    let isChildsOwn =
      ideal == nil && proposal == nil && (minimum ?? -.infinity) < length
      && length < (maximum ?? .infinity)
    return isChildsOwn ? nil : length
  }

  /// R-FRAME-4, step C, as recorded: returns the frame's length.
  ///
  /// - Parameters:
  ///   - proposal: The proposed length in points; `nil` for the ideal length.
  ///   - child: Measures the child, in points; called only if the child's length matters.
  /// - Returns: The length in points.
  func length(for proposal: CGFloat?, child: () -> CGFloat) -> CGFloat {
    let base: CGFloat
    // R-FRAME-5: with only an infinite maximum, the frame is at least as long as the child, and
    // exactly as long for `nil`. With a minimum too, it is as long as the proposal.
    switch (proposal, minimum, ideal, maximum) {
    case (nil, _, let ideal?, _):
      base = ideal
    case (let proposal?, let minimum?, _, let maximum?) where minimum <= maximum:
      base = proposal
    case (let proposal?, nil, _, _?):
      base = max(proposal, child())
    default:
      base = child()
    }
    // R-FRAME-6: if the limits contradict each other, the minimum applies.
    return max(min(base, maximum ?? .infinity), minimum ?? -.infinity)
  }
}

extension FlexibleLength: CustomStringConvertible {
  /// The limits in words: `least 10, ideal none, greatest 5`.
  var description: String {
    func text(_ value: CGFloat?) -> String { value.map { "\($0)" } ?? "none" }
    return "minimum \(text(minimum)), ideal \(text(ideal)), maximum \(text(maximum))"
  }
}

extension Issue {
  static func invalidFrameDimension(_ length: FlexibleLength) -> Issue {
    Issue(
      kind: .invalidFrameDimension,
      place: "frame",
      message: "a frame's lengths must be 0 or more: \(length)"
    )
  }

  static func contradictoryFrameConstraints(_ length: FlexibleLength) -> Issue {
    Issue(
      kind: .contradictoryFrameConstraints,
      place: "frame",
      message: "a frame's lengths must be in ascending order: \(length); the minimum applies"
    )
  }
}

// MARK: - Explanation

extension FlexibleFrame {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let node = line.node
    let (proposal, answer) = (line.proposal, line.answer)
    let child = node.children[0].descriptiveName
    return LayoutReason("R-FRAME-4") { axis in
      self[axis].reason(for: proposal[axis], child: child, answer: answer[axis])
    }
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    .aligned("R-FRAME-2", alignment, child, in: "the frame's \(LengthText.text(node.size))")
  }
}

extension FlexibleLength {
  /// Returns the reason for the frame's length along one axis.
  ///
  /// - Parameters:
  ///   - proposal: The proposed length in points; `nil` for the ideal length.
  ///   - child: The name of the child.
  ///   - answer: The length of the frame, in points.
  /// - Returns: The frame's limits, and which of the limits, the proposal or the child decided.
  fileprivate func reason(for proposal: CGFloat?, child: String, answer: CGFloat) -> String {
    guard isConstrained else { return "not constrained, so \(child)'s \(LengthText.text(answer))" }
    let limits = [("minimum", minimum), ("ideal", ideal), ("maximum", maximum)]
      .compactMap { name, value in value.map { "\(name) \(LengthText.text($0))" } }
      .joined(separator: ", ")
    let decidingLimit = decidingLimit(for: proposal, child: child, answer: answer)
    let (proposed, answered) = (LengthText.text(proposal), LengthText.text(answer))
    return "\(limits); proposed \(proposed): \(decidingLimit), \(answered)"
  }

  private func decidingLimit(for proposal: CGFloat?, child: String, answer: CGFloat) -> String {
    if answer == proposal { return "it is within the limits" }
    if proposal == nil, answer == ideal {
      return "the proposal is nil, so the ideal length applies"
    }
    if answer == maximum { return "the maximum applies" }
    if answer == minimum { return "the minimum applies" }
    return "the length of \(child) applies"
  }
}
