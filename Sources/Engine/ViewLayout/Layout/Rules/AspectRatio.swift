import Foundation

/// `aspectRatio`: proposes a size of one shape, and answers what the child answers (R-ASP-1).
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
    // R-ASP-2, as recorded: a side that is not proposed does not count, to fit or to fill.
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
  func priority(_ children: some LayoutChildren) -> Double { 0 }

  /// A size of the ratio; a square for a child without a size.
  func shape(of children: some LayoutChildren) -> CGSize {
    if let ratio { return CGSize(width: ratio, height: 1) }
    let ideal = children.only.measure(.unspecified)
    return ideal.width == ideal.height ? CGSize(width: 1, height: 1) : ideal
  }
}

/// How a shape of one ratio meets a space of another.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as fits inside.
  case fit
  /// As small as covers everything.
  case fill
}
