import Foundation

/// `containerRelativeFrame`: a fixed frame whose lengths follow from the nearest container's.
///
/// Its lengths are worked out when the rule is made, and again whenever the container has another
/// size.
struct ContainerRelativeFrame: WrapperRule {
  let container: RelativeContainer
  let axes: Axis.Set
  let length: RelativeLength
  /// The fixed frame that the lengths come to.
  private(set) var frame: FixedFrame

  init(
    of container: RelativeContainer,
    along axes: Axis.Set,
    by length: RelativeLength,
    alignment: Alignment
  ) {
    self.container = container
    self.axes = axes
    self.length = length
    frame = FixedFrame(alignment: alignment)
  }

  /// Two frames of the same lengths lay out alike, whatever made their lengths.
  static func == (left: ContainerRelativeFrame, right: ContainerRelativeFrame) -> Bool {
    left.frame == right.frame
  }

  /// Works the lengths out.
  func checked(reportingTo session: LayoutSession) -> ContainerRelativeFrame {
    var result = self
    result.frame = FixedFrame(
      width: length(along: .horizontal),
      height: length(along: .vertical),
      alignment: frame.alignment
    ).checked(reportingTo: session)
    return result
  }

  /// R-CRF-1: a container without a length, or with an endless one, gives none either.
  func length(along axis: Axis) -> CGFloat? {
    guard let available = available(along: axis) else { return nil }
    let length = length.length(in: available, along: axis)
    return available.isFinite || length.isFinite ? length : nil
  }

  /// The container's length, in points; `nil` along an axis that the frame leaves alone.
  func available(along axis: Axis) -> CGFloat? {
    guard axes.contains(axis.set) else { return nil }
    return container.size[axis].map { max(0, $0) }
  }

  static var isFollower: Bool { true }

  func enter(_ node: LayoutNode) {
    container.add(node)
  }

  func leave(_ node: LayoutNode) {
    container.remove(node)
  }
}

// MARK: As its frame does

extension ContainerRelativeFrame {
  func isSteady(along axis: Axis) -> Bool { frame.isSteady(along: axis) }

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    asking children: some LayoutChildren
  ) -> CGFloat { frame.length(along: axis, for: proposal, asking: children) }

  func childProposal(
    for proposal: ProposedViewSize,
    asking children: some LayoutChildren
  ) -> ProposedViewSize { frame.childProposal(for: proposal, asking: children) }

  func childOrigin(
    in size: CGSize,
    childProposal: ProposedViewSize,
    asking children: some LayoutChildren
  ) -> CGPoint { frame.childOrigin(in: size, childProposal: childProposal, asking: children) }

  func spacing(_ children: some LayoutChildren) -> ViewSpacing { frame.spacing(children) }

  func priority(_ children: some LayoutChildren) -> Double { frame.priority(children) }
}
