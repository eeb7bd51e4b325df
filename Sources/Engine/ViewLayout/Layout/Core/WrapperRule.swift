import Foundation
internal import LayoutTree

/// A layout rule with one child, which determines the proposal to the child and the child's
/// position.
///
/// By default the node has the size, guides, spacing and priority of the child.
///
/// A rule that is twice as long as its child, which is at its top leading corner:
///
/// ```swift
/// struct Doubled: WrapperRule {
///   func length(
///     along axis: Axis,
///     for proposal: ProposedViewSize,
///     children: some LayoutChildren
///   ) -> CGFloat { 2 * childLength(along: axis, for: proposal, children: children) }
/// }
/// ```
protocol WrapperRule: LayoutRule {
  /// Returns the proposal to the child when the node is measured.
  func childProposal(
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> ProposedViewSize

  /// Returns the proposal to the child when the node is placed with its final size.
  func childProposal(
    for proposal: ProposedViewSize,
    placedIn size: CGSize,
    children: some LayoutChildren
  ) -> ProposedViewSize

  /// Returns the position of the child's top leading corner, in points.
  func childOrigin(
    in size: CGSize,
    childProposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGPoint
}

extension WrapperRule {
  static var wrapsOneView: Bool { true }

  func childProposal(
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> ProposedViewSize { proposal }

  func childProposal(
    for proposal: ProposedViewSize,
    placedIn size: CGSize,
    children: some LayoutChildren
  ) -> ProposedViewSize { childProposal(for: proposal, children: children) }

  func childOrigin(
    in size: CGSize,
    childProposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGPoint { .zero }

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat { childLength(along: axis, for: proposal, children: children) }

  /// Returns the child's length along an axis, for the proposal that the rule passes to it.
  func childLength(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat {
    children.only.measure(axis, for: childProposal(for: proposal, children: children))
  }

  func place(
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) { placeChild(in: size, for: proposal, children: children) }

  func placeChild(
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) {
    let own = childProposal(for: proposal, placedIn: size, children: children)
    children.only.place(
      at: childOrigin(in: size, childProposal: own, children: children),
      proposal: own
    )
  }

  func guides(_ children: some LayoutChildren) -> GuideMask { children.only.guides }

  /// R-ALIGN-4: returns the child's explicit value of the guide, offset by the child's origin.
  func explicitGuide(
    _ key: AlignmentGuideKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat? {
    let own = childProposal(for: proposal, placedIn: size, children: children)
    let childSize = children.only.measure(own)
    guard let value = children.only.explicitGuide(key, size: childSize, proposal: own) else {
      return nil
    }
    return value + childOrigin(in: size, childProposal: own, children: children)[key.axis]
  }

  func spacing(_ children: some LayoutChildren) -> ViewSpacing { children.only.preferredSpacing }

  func priority(_ children: some LayoutChildren) -> Double { children.only.priority }
}

extension WrapperRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let children = TracedChildren(of: line.node, by: tracer)
    let passed = childProposal(for: line.proposal, children: children)
    let words = passed == line.proposal ? "it passes the proposal on" : "it proposes another size"
    let answer = childAnswer(in: line.node, by: tracer, to: passed)
    return LayoutReason("R-PROP-1", "\(words): \(answer)")
  }

  /// Returns the child's size in words: `Text "Reset" returns 50x20 for 320x480`.
  func childAnswer(
    in node: LayoutNode,
    by tracer: LayoutTracer,
    to proposal: ProposedViewSize
  ) -> String {
    let child = node.children[0]
    let answer = LengthText.text(tracer.answer(of: child, to: proposal))
    return "\(child.descriptiveName) returns \(answer) for \(LengthText.text(proposal))"
  }
}

/// R-VIEW-5: the rule of a container whose content is statically one view, and which lays out as
/// that view.
struct TransparentContainer: WrapperRule {
  /// The name of the container in reports.
  var name: String?
  /// Whether the container is a button with a single view.
  var isControl = false

  /// A transparent container is still a container, so it does not pass on layout values.
  static var wrapsOneView: Bool { false }

  static func == (left: TransparentContainer, right: TransparentContainer) -> Bool { true }

  func explicitGuide(
    _ key: AlignmentGuideKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat? { children.only.explicitGuide(key, size: size, proposal: proposal) }

  func traits(of node: LayoutNode) -> NodeTraits { NodeTraits(isControl ? .control : nil) }
}

extension TransparentContainer {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let node = line.node
    // A button with a border has insets that are not listed.
    if Axis.allCases.contains(where: { ControlLength(of: node, along: $0).isSum }) {
      return ControlLength.reason(of: node)
    }
    return LayoutReason(
      "R-VIEW-5",
      "it has the layout of its only view, \(node.children[0].descriptiveName)"
    )
  }
}

/// A wrapper rule with further children; the first one alone determines the size.
protocol FirstChildRule: WrapperRule {}

extension FirstChildRule {
  func isCoupled(_ children: some LayoutChildren) -> Bool { children.only.isCoupled }

  func clampsProposal(along axis: Axis, _ children: NodeChildren) -> Bool {
    !children.only.flags.contains(.nonlinear(along: axis))
  }
}
