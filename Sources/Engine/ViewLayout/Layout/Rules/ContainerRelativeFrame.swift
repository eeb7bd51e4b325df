import Foundation

/// `containerRelativeFrame`: a fixed frame whose lengths derive from the nearest container's.
///
/// Its lengths are computed when the rule is made, and again whenever the container's size changes.
struct ContainerRelativeFrame: WrapperRule {
  let container: RelativeContainer
  let axes: Axis.Set
  let length: RelativeLength
  /// The fixed frame of the computed lengths.
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

  /// Two frames of the same lengths lay out alike, however these were computed.
  static func == (left: ContainerRelativeFrame, right: ContainerRelativeFrame) -> Bool {
    left.frame == right.frame
  }

  /// Computes the lengths.
  func checked(reportingTo session: LayoutSession) -> ContainerRelativeFrame {
    var result = self
    result.frame = FixedFrame(
      width: length(along: .horizontal),
      height: length(along: .vertical),
      alignment: frame.alignment
    ).checked(reportingTo: session)
    return result
  }

  /// R-CRF-1: a container without a length, or with an infinite one, results in none.
  func length(along axis: Axis) -> CGFloat? {
    guard let available = available(along: axis) else { return nil }
    let length = length.length(in: available, along: axis)
    return available.isFinite || length.isFinite ? length : nil
  }

  /// The container's length, in points; `nil` along an axis that the frame does not set.
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

// MARK: - Delegation to the fixed frame

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

/// How the lengths of a relative frame derive from its container's (R-CRF-1).
nonisolated enum RelativeLength {
  /// The container's own length.
  case whole
  /// The length of `span` of `count` equal columns with a spacing in points.
  case columns(count: Int, span: Int, spacing: CGFloat)
  /// The result of an author's function of the container's length.
  case function((CGFloat, Axis) -> CGFloat)
}

extension RelativeLength {
  /// Returns the length of the frame.
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

/// The container that `containerRelativeFrame` refers to: the nearest window, scroll view, column
/// or tab (R-CRF-1).
///
/// Such a container has one of these in its layout node, passes it down in
/// `ContainerView.contentContext`, and sets its size in its placement, before it measures its
/// content. The frames whose lengths change are invalidated.
final class RelativeContainer {
  /// The enclosing container, whose lengths apply where this one has none.
  private var outer: RelativeContainer?
  private var ownSize = ProposedViewSize.unspecified
  /// The frames that refer to this container; each removes itself at the end of its life.
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

  /// Sets the container's size without its safe area and margins.
  ///
  /// The size is the container's proposal: a length that depends on the content would change with
  /// the frames inside. Along an axis without a proposal, the enclosing container's length applies.
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
  /// Sets the enclosing container.
  func setOuter(_ outer: RelativeContainer) { self.outer = outer }
}
