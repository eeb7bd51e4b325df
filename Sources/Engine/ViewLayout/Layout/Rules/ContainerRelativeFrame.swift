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

  static var isObserver: Bool { true }

  func startObserving(_ node: LayoutNode) {
    container.add(node)
  }

  func stopObserving(_ node: LayoutNode) {
    container.remove(node)
  }
}

// MARK: As its frame does

extension ContainerRelativeFrame {
  func ignoresProposal(along axis: Axis) -> Bool { frame.ignoresProposal(along: axis) }

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat { frame.length(along: axis, for: proposal, children: children) }

  func childProposal(
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> ProposedViewSize { frame.childProposal(for: proposal, children: children) }

  func childOrigin(
    in size: CGSize,
    childProposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGPoint { frame.childOrigin(in: size, childProposal: childProposal, children: children) }

  func spacing(_ children: some LayoutChildren) -> ViewSpacing { frame.spacing(children) }

  func priority(_ children: some LayoutChildren) -> Double { frame.priority(children) }
}

/// How a relative frame's lengths follow from its container's (R-CRF-1).
nonisolated enum RelativeLength {
  /// The container's own length.
  case whole
  /// A number of neighbouring columns out of several with gaps of a length between them.
  case columns(count: Int, span: Int, spacing: CGFloat)
  /// The length that an author's function makes of the container's.
  case function((CGFloat, Axis) -> CGFloat)
}

extension RelativeLength {
  /// The frame's length.
  ///
  /// - Parameters:
  ///   - container: The container's length in points.
  ///   - axis: The axis that the length is along.
  /// - Returns: A length in points; not always a valid one, as authors' numbers are not.
  func length(in container: CGFloat, along axis: Axis) -> CGFloat {
    switch self {
    case .whole:
      return container
    case .columns(let count, let span, let spacing):
      let available = container - spacing * (CGFloat(count) - 1)
      return available / CGFloat(count) * CGFloat(span) + spacing * (CGFloat(span) - 1)
    case .function(let length):
      return length(container, axis)
    }
  }
}

/// The container that `containerRelativeFrame` goes by: the nearest window, scroll view, column or
/// tab (R-CRF-1).
///
/// A container of its own keeps one of these in its layout node, hands it down in
/// `ContainerView.contentContext`, and says its size when it is placed, before its content is asked
/// anything. Frames whose length that changes are measured again, as after any change.
final class RelativeContainer {
  /// The container around this one, whose lengths count where this one has none.
  private var outer: RelativeContainer?
  private var ownSize = ProposedViewSize.unspecified
  /// The frames that go by this container; each takes itself out when it goes.
  private var frames: [ObjectIdentifier: Unmanaged<LayoutNode>] = [:]

  /// The size without the container's safe area and margins, in points; unspecified along an axis
  /// where no container has a length.
  var size: ProposedViewSize {
    let outerSize = outer?.size ?? .unspecified
    return ProposedViewSize(
      width: ownSize.width ?? outerSize.width,
      height: ownSize.height ?? outerSize.height
    )
  }

  /// Says how large the container is, its safe area and margins taken off.
  ///
  /// It is what the container was proposed: a length that its content has made would change with
  /// the frames inside, which go by it. Along an axis without a proposal that of the container
  /// around counts.
  func setSize(_ size: ProposedViewSize) {
    guard size != ownSize else { return }
    ownSize = size
    for frame in frames.values {
      let node = frame.takeUnretainedValue()
      guard let frame = RuleNode<ContainerRelativeFrame>(node) else { continue }
      frame.set(frame.rule.checked(reportingTo: node.session))
      node.session.placeAgain()
    }
  }

  func add(_ frame: LayoutNode) { frames[ObjectIdentifier(frame)] = .passUnretained(frame) }

  func remove(_ frame: LayoutNode) { frames[ObjectIdentifier(frame)] = nil }
}

extension RelativeContainer {
  /// Says which container is around this one.
  func lie(in outer: RelativeContainer) { self.outer = outer }
}
