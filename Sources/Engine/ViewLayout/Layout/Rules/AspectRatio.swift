import Foundation

/// `aspectRatio`: proposes a size of one ratio, and has the child's size (R-ASP-1).
struct AspectRatio: WrapperRule {
  /// Width over height; `nil` for the ratio of the child's ideal size.
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
    // R-ASP-2, as recorded: an unspecified side does not count, to fit or to fill.
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

  /// R-ASP-1: a length of 0 fits into a proposal of 0 at any scale.
  private static func scale(from length: CGFloat, to proposal: CGFloat) -> CGFloat {
    length == 0 && proposal == 0 ? .infinity : proposal / length
  }

  /// A side of 0 is 0 at any scale; any other product is computed as written, and may be NaN, as
  /// recorded.
  private static func length(_ side: CGFloat, times scale: CGFloat) -> CGFloat {
    side == 0 ? 0 : side * scale
  }

  /// As recorded: `aspectRatio` hides its child's priority.
  func priority(_ children: some LayoutChildren) -> Double { 0 }

  /// Returns a size of the ratio; a square for a child whose ideal sides are equal.
  func shape(of children: some LayoutChildren) -> CGSize {
    if let ratio { return CGSize(width: ratio, height: 1) }
    let ideal = children.only.measure(.unspecified)
    return ideal.width == ideal.height ? CGSize(width: 1, height: 1) : ideal
  }
}

/// How content of one aspect ratio is scaled to a space of another.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The largest size that fits inside.
  case fit
  /// The smallest size that covers the space.
  case fill
}
