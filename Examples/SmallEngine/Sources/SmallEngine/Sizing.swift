// The names are those of SwiftUI, whose documentation tells of them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension View {
  public func layoutPriority(_ value: Double) -> some View { around { PriorityBox($0, value) } }

  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    around { FixedBox($0, (horizontal ? [.horizontal] : []) + (vertical ? [.vertical] : [])) }
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    around { OffsetBox($0, CGPoint(x: x, y: y)) }
  }

  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    around { RatioBox($0, ratio, contentMode) }
  }
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// Whether a ratio is kept inside of a proposal or around it.
public enum ContentMode: Sendable { case fit, fill }

/// A box that is no node, and says when its child is served.
private final class PriorityBox: Box {
  private let value: Double
  override var priority: Double { value }

  init(_ child: Box, _ value: Double) {
    self.value = value
    super.init(nil, [child])
  }

  override func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    children[0].baselines(in: size)
  }
}

private final class FixedBox: Box {
  private let axes: [Axis]

  init(_ child: Box, _ axes: [Axis]) {
    self.axes = axes
    super.init("fixedSize", [child])
  }

  override func proposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    axes.reduce(into: proposal) { $0[$1] = nil }
  }
}

private final class OffsetBox: Box {
  private let offset: CGPoint
  override var priority: Double { children[0].priority }

  init(_ child: Box, _ offset: CGPoint) {
    self.offset = offset
    super.init("offset", [child])
  }

  override func arrange(_ proposal: ProposedViewSize) {
    children[0].place(
      at: CGPoint(x: frame.minX + offset.x, y: frame.minY + offset.y),
      proposal
    )
  }
}

private final class RatioBox: Box {
  private let ratio: CGFloat?
  private let mode: ContentMode

  init(_ child: Box, _ ratio: CGFloat?, _ mode: ContentMode) {
    (self.ratio, self.mode) = (ratio, mode)
    super.init("aspectRatio", [child])
  }

  override func proposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let ideal = children[0].size(.unspecified)
    let ratio = ratio ?? ideal.width / ideal.height
    guard ratio.isFinite, ratio > 0 else { return proposal }
    let byHeight = proposal.height.map { CGSize(width: $0 * ratio, height: $0) }
    guard let width = proposal.width else { return byHeight.map { .init($0) } ?? proposal }
    let byWidth = CGSize(width: width, height: width / ratio)
    guard let byHeight else { return ProposedViewSize(byWidth) }
    let isNarrower = byWidth.width < byHeight.width
    return ProposedViewSize(isNarrower == (mode == .fit) ? byWidth : byHeight)
  }
}
