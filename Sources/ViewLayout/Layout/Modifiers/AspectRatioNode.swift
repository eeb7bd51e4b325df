import Foundation

/// `aspectRatio`: proposes a size of one shape, and answers what the child answers (R-ASP-1).
final class AspectRatioNode: UnaryNode {
  /// Width over height; `nil` for the ratio of the child's ideal size.
  var ratio: CGFloat? { didSet { didSet(oldValue, ratio) } }
  var contentMode = ContentMode.fit { didSet { didSet(oldValue, contentMode) } }

  override var name: String? { "aspectRatio" }

  override var couplesAxes: Bool { true }

  override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    child.measure(childProposal(for: proposal))
  }

  override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    // R-ASP-2, as recorded: a side that is not proposed does not count, to fit or to fill.
    let base = shape
    let scales = [
      proposal.width.map { Self.scale(from: base.width, to: $0) },
      proposal.height.map { Self.scale(from: base.height, to: $0) },
    ].compactMap(\.self)
    guard let scale = contentMode == .fit ? scales.min() : scales.max() else { return proposal }
    return ProposedViewSize(
      width: Self.length(base.width, times: scale),
      height: Self.length(base.height, times: scale)
    )
  }

  /// R-ASP-1: what has no length fits into none any number of times.
  private static func scale(from length: CGFloat, to proposal: CGFloat) -> CGFloat {
    length == 0 && proposal == 0 ? .infinity : proposal / length
  }

  /// A shape without a width, or without a height, has none at any scale; otherwise the length is
  /// computed as it is written, and may be no number, as recorded.
  private static func length(_ side: CGFloat, times scale: CGFloat) -> CGFloat {
    side == 0 ? 0 : side * scale
  }

  /// As recorded: `aspectRatio` hides its child's priority.
  override func computePriority() -> Double { 0 }

  /// A size of the ratio; a square for a child without a size.
  private var shape: CGSize {
    if let ratio { return CGSize(width: ratio, height: 1) }
    let ideal = child.measure(.unspecified)
    return ideal.width == ideal.height ? CGSize(width: 1, height: 1) : ideal
  }

  override func reason(for proposal: ProposedViewSize, answer: CGSize) -> LayoutReason {
    let base = shape
    let mode = contentMode == .fit ? "the largest inside" : "the smallest around"
    let offered = childProposal(for: proposal)
    return LayoutReason(
      "R-ASP-1",
      "of the shape \(LengthText.text(base)), \(mode) \(LengthText.text(proposal)) is proposed: "
        + childAnswer(to: offered)
    )
  }
}
