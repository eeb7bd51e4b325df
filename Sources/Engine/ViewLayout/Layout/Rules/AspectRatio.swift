import Foundation
internal import LayoutTree

/// The layout rule of `aspectRatio`: proposes a size with a ratio, and has the size of the child
/// (R-ASP-1).
struct AspectRatio: WrapperRule {
  /// The ratio of width to height; `nil` for the ratio of the child's ideal size.
  var ratio: CGFloat?
  var contentMode: ContentMode

  func isCoupled(_ children: some LayoutChildren) -> Bool { true }

  func size(for proposal: ProposedViewSize, children: some LayoutChildren) -> CGSize {
    children.only.measure(childProposal(for: proposal, children: children))
  }

  func childProposal(
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> ProposedViewSize {
    // R-ASP-2, as recorded: an unspecified dimension is ignored, both to fit and to fill.
    let base = shape(of: children)
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

  /// R-ASP-1: returns the scale at which a length is the proposed one; a length of 0 fits a
  /// proposal of 0 at any scale.
  private static func scale(from length: CGFloat, to proposal: CGFloat) -> CGFloat {
    length == 0 && proposal == 0 ? .infinity : proposal / length
  }

  /// Returns the scaled length; 0 stays 0 at any scale.
  ///
  /// As recorded, all other products are computed without checks, and may be NaN.
  private static func length(_ side: CGFloat, times scale: CGFloat) -> CGFloat {
    side == 0 ? 0 : side * scale
  }

  /// Returns 0: as recorded, `aspectRatio` does not pass on the child's priority.
  func priority(_ children: some LayoutChildren) -> Double { 0 }

  /// Returns a size with the ratio; a square if the child's ideal width and height are equal.
  func shape(of children: some LayoutChildren) -> CGSize {
    if let ratio { return CGSize(width: ratio, height: 1) }
    let ideal = children.only.measure(.unspecified)
    return ideal.width == ideal.height ? CGSize(width: 1, height: 1) : ideal
  }

  var name: String? { "aspectRatio" }
}

extension AspectRatio {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let node = line.node
    let proposal = line.proposal
    let children = TracedChildren(of: node, by: tracer)
    let mode =
      contentMode == .fit ? "the largest size that fits into" : "the smallest size that fills"
    let offered = childProposal(for: proposal, children: children)
    return LayoutReason(
      "R-ASP-1",
      "with the aspect ratio of \(LengthText.text(shape(of: children))), \(mode) \(LengthText.text(proposal)) "
        + "is proposed: \(childAnswer(in: node, by: tracer, to: offered))"
    )
  }
}

/// The ways to scale content to a space with another aspect ratio.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}
