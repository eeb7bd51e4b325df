// The names are those of SwiftUI, whose documentation tells of them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension View {
  public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let bounds = [width, height].map { Bounds(least: $0, ideal: $0, greatest: $0) }
    return around { FrameBox($0, bounds[0], bounds[1], alignment) }
  }

  public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let width = Bounds(ordering: minWidth, idealWidth, maxWidth)
    let height = Bounds(ordering: minHeight, idealHeight, maxHeight)
    return around { FrameBox($0, width, height, alignment) }
  }
}

/// The lengths that a frame may have along an axis, in points; `nil` where it is the child's.
struct Bounds {
  var least: CGFloat?
  var ideal: CGFloat?
  var greatest: CGFloat?

  init(least: CGFloat?, ideal: CGFloat?, greatest: CGFloat?) {
    (self.least, self.ideal, self.greatest) = (least, ideal, greatest)
  }

  /// Bounds in order: an ideal length is no less than the least one, a greatest one no less than both.
  init(ordering least: CGFloat?, _ ideal: CGFloat?, _ greatest: CGFloat?) {
    self.least = least.map { max($0, 0) }
    self.ideal = ideal.map { max($0, self.least ?? 0) }
    self.greatest = greatest.map { max($0, self.ideal ?? self.least ?? 0) }
  }

  /// The child's proposal.
  func proposal(_ length: CGFloat?) -> CGFloat? { (length ?? ideal).map(held) }

  /// How long the frame is.
  func length(proposed: CGFloat?, child: CGFloat) -> CGFloat {
    guard let wanted = proposed ?? ideal else { return held(child) }
    if least != nil, greatest != nil { return held(wanted) }
    return greatest == nil ? held(proposed == nil ? wanted : child) : held(max(wanted, child))
  }

  var isGiven: Bool { least != nil || ideal != nil || greatest != nil }

  private func held(_ length: CGFloat) -> CGFloat {
    max(least ?? 0, min(length, greatest ?? .infinity))
  }
}

private final class FrameBox: Box {
  private let bounds: [Axis: Bounds]
  private let alignment: Alignment

  init(_ child: Box, _ width: Bounds, _ height: Bounds, _ alignment: Alignment) {
    bounds = [.horizontal: width, .vertical: height]
    self.alignment = alignment
    super.init("frame", [child])
  }

  override func gap(at edge: Edge) -> Gap {
    let gap = super.gap(at: edge)
    let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
    if case .text = gap, bounds[axis]?.isGiven ?? false { return .usual }
    return gap
  }

  override func proposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal
    for axis in Axis.allCases { inner[axis] = bounds[axis]?.proposal(proposal[axis]) }
    return inner
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = super.measure(proposal)
    for (axis, bounds) in bounds {
      size[axis] = bounds.length(proposed: proposal[axis], child: size[axis])
    }
    return size
  }

  override func arrange(_ proposal: ProposedViewSize) {
    var inner = self.proposal(proposal)
    // The child is proposed the length that the frame came to, unless nobody said any.
    for (axis, bounds) in bounds where bounds.isGiven {
      let length = frame.size[axis]
      let isSaid = proposal[axis] != nil || bounds.ideal != nil
      if isSaid || bounds.least == length || bounds.greatest == length { inner[axis] = length }
    }
    let origin = alignment.origin(of: children[0], children[0].size(inner), in: self)
    children[0].place(at: origin, inner)
  }
}
