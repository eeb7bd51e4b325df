import Foundation
internal import LayoutTree

/// The layout rule of `GeometryReader`: fills the proposal; the content is laid out afterwards
/// (R-GEO).
struct GeometryReaderRule: LayoutRule {
  /// R-GEO-1: the size does not depend on the content.
  var isRelayoutBoundary: Bool { true }

  func isCoupled(_ children: some LayoutChildren) -> Bool { false }

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat { proposal[axis] ?? 10 }

  func clampsProposal(along axis: Axis, _ children: NodeChildren) -> Bool { true }

  /// R-GEO-2: places every child at the reader's top leading corner, with the reader's size as the
  /// proposal.
  func place(
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) {
    for child in children { child.place(at: .zero, proposal: ProposedViewSize(size)) }
  }

  var name: String? { "GeometryReader" }

  /// Returns the traits of a node whose children overlap, since all are at its top leading corner.
  func traits(of node: LayoutNode) -> NodeTraits { .overlapping(unless: false) }
}

extension GeometryReaderRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let proposal = line.proposal
    return LayoutReason("R-GEO-1") { axis in
      proposal[axis] == nil
        ? "the proposal is nil, so 10" : "all of the proposed \(LengthText.text(proposal[axis]))"
    }
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    LayoutReason("R-GEO-2", "a GeometryReader places its content at its top leading corner")
  }
}
