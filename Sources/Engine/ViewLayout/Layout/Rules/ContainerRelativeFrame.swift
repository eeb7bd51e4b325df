import Foundation
internal import LayoutTree

/// The layout rule of `containerRelativeFrame`: a fixed frame with lengths relative to the nearest
/// container.
///
/// The lengths are computed when the rule is made, and whenever the container's size changes.
struct ContainerRelativeFrame: WrapperRule {
  let container: RelativeContainer
  let axes: Axis.Set
  let length: RelativeLength
  /// The fixed frame with the computed lengths.
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

  /// Compares only the computed lengths, which determine the layout.
  static func == (left: ContainerRelativeFrame, right: ContainerRelativeFrame) -> Bool {
    left.frame == right.frame
  }

  /// Returns the rule with its lengths computed.
  func checked(reportingTo session: LayoutSession) -> ContainerRelativeFrame {
    var result = self
    result.frame = FixedFrame(
      width: length(along: .horizontal),
      height: length(along: .vertical),
      alignment: frame.alignment
    ).checked(reportingTo: session)
    return result
  }

  /// R-CRF-1: returns the frame's length; `nil` if the container's is unspecified, or if both are
  /// infinite.
  func length(along axis: Axis) -> CGFloat? {
    guard let available = available(along: axis) else { return nil }
    let length = length.length(in: available, along: axis)
    return available.isFinite || length.isFinite ? length : nil
  }

  /// Returns the container's length, in points; `nil` along an axis that the frame does not set.
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

  var name: String? { "containerRelativeFrame" }
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

/// The formula of a relative frame's length, given the length of its container (R-CRF-1).
nonisolated enum RelativeLength {
  /// The length of the container.
  case whole
  /// The length of `span` out of `count` equal columns, with a spacing in points.
  case columns(count: Int, span: Int, spacing: CGFloat)
  /// The result of a closure for the container's length.
  case function((CGFloat, Axis) -> CGFloat)
}

extension RelativeLength {
  /// Returns the length of the frame.
  ///
  /// - Parameters:
  ///   - container: The container's length in points.
  ///   - axis: The axis of the length.
  /// - Returns: A length in points, which may be invalid if it comes from a closure.
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

/// The container that `containerRelativeFrame` uses: the nearest window, scroll view, column or tab
/// (R-CRF-1).
///
/// The layout node of such a container holds one, passes it on in `ContainerView.contentContext`,
/// and sets its size when it is placed, before it measures its content. Frames whose lengths change
/// are invalidated.
final class RelativeContainer {
  /// The enclosing container, whose length applies along an axis where this one has none.
  private var outer: RelativeContainer?
  private var ownSize = ProposedViewSize.unspecified
  /// The frames that use this container; each removes itself before it is deallocated.
  private var frames: [ObjectIdentifier: Unmanaged<LayoutNode>] = [:]

  /// The container's size without its safe area and margins, in points.
  ///
  /// A dimension is unspecified if neither this container nor an enclosing one has a length.
  var size: ProposedViewSize {
    let outerSize = outer?.size ?? .unspecified
    return ProposedViewSize(
      width: ownSize.width ?? outerSize.width,
      height: ownSize.height ?? outerSize.height
    )
  }

  /// Sets the container's size without its safe area and margins.
  ///
  /// The size is the container's proposal, since a size that depends on the content would change
  /// with the frames inside. Along an axis that is unspecified, the enclosing container's length
  /// applies.
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
  func setOuter(_ outer: RelativeContainer) { self.outer = outer }
}

// MARK: - Explanation

extension ContainerRelativeFrame {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let node = line.node
    let answer = line.answer
    return LayoutReason("R-CRF-1") { axis in
      let text = LengthText.text(answer[axis])
      guard length(along: axis) != nil, let available = available(along: axis) else {
        return "not set, so \(node.children[0].descriptiveName)'s \(text)"
      }
      return "\(length.words(in: available)) is \(text)"
    }
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    frame.placeReason(of: child, in: node)
  }
}

extension RelativeLength {
  /// Returns the formula of the length with its numbers, in words.
  fileprivate func words(in container: CGFloat) -> String {
    let text = LengthText.text(container)
    return switch self {
    case .whole: "the container's \(text)"
    case .columns(let count, let span, let spacing):
      "\(span) of \(count) columns with gaps of \(LengthText.text(spacing)) in the container's \(text)"
    case .function: "the result of the frame's closure for the container's \(text)"
    }
  }
}
