import Foundation
internal import LayoutTree

/// A layout rule without children.
///
/// By default it fills the proposal; an unspecified length is 10 points (R-PROP-3).
///
/// The rule of a ruler, 12 points high and as wide as the proposal:
///
/// ```swift
/// struct Ruler: LeafRule {
///   let appearance = LeafAppearance(name: "Ruler")
///
///   func length(
///     along axis: Axis,
///     for proposal: ProposedViewSize,
///     children: some LayoutChildren
///   ) -> CGFloat { axis == .vertical ? 12 : proposal[axis] ?? 100 }
/// }
/// ```
protocol LeafRule: LayoutRule {
  var appearance: LeafAppearance { get }
}

extension LeafRule {
  static var isLeaf: Bool { true }

  func isCoupled(_ children: some LayoutChildren) -> Bool { false }

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat { proposal[axis] ?? 10 }

  var name: String? { appearance.name }

  func traits(of node: LayoutNode) -> NodeTraits {
    switch appearance.paint {
    case .none: NodeTraits()
    case .text: NodeTraits(.text)
    case .color(let color): NodeTraits(DrawingColor(color).alpha > 0 ? .shape : nil)
    case .drawing: NodeTraits(.shape)
    }
  }
}

extension LeafRule {
  func drawing(of node: LayoutNode) -> DrawingContent {
    switch appearance.paint {
    case .none, .text: .room
    case .color(let color): .fill(DrawingColor(color))
    case .drawing(let draw): draw(node.size)
    }
  }

  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let proposal = line.proposal
    return LayoutReason("R-PROP-3") { axis in
      proposal[axis] == nil
        ? "the proposal is nil, so 10" : "all of the proposed \(LengthText.text(proposal[axis]))"
    }
  }
}

/// The layout rule of a color or a gradient, which fills the proposal (R-PROP-3).
struct Filling: LeafRule {
  var appearance: LeafAppearance
}

/// The appearance of a leaf in reports and pictures.
///
/// It does not affect layout: all appearances compare equal, so that comparing rules compares only
/// their layout.
struct LeafAppearance: Equatable {
  /// The name of the view in reports.
  var name: String
  /// The drawing of the leaf in pictures.
  var paint = Paint.none

  static func == (left: LeafAppearance, right: LeafAppearance) -> Bool { true }
}

/// The layout rule of a shape, which has the size that `Shape.sizeThatFits` returns (R-PROP-4).
struct ShapeRule: LeafRule {
  var appearance: LeafAppearance
  /// Whether the shape has the proposed size for every proposal.
  var fillsProposal: Bool
  /// Whether the shape is a circle, or made from one.
  var isCircle = false
  /// Returns the size for a proposal, in points; only used if the shape does not fill the proposal.
  var sizing: (ProposedViewSize) -> CGSize

  /// Rules are equal only if both shapes fill the proposal, since closures cannot be compared.
  static func == (left: ShapeRule, right: ShapeRule) -> Bool {
    left.fillsProposal && right.fillsProposal
  }

  func isCoupled(_ children: some LayoutChildren) -> Bool { !fillsProposal }

  func size(for proposal: ProposedViewSize, children: some LayoutChildren) -> CGSize {
    sizing(proposal)
  }
}

extension ShapeRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    guard !fillsProposal else {
      return Filling(appearance: appearance).reason(of: line, by: tracer)
    }
    let (proposal, answer) = (line.proposal, line.answer)
    let offered = LengthText.text(proposal)
    return answer.width == answer.height
      ? LayoutReason("R-PROP-4", "the largest square in \(offered): \(LengthText.text(answer))")
      : LayoutReason("R-PROP-4", "the shape's own size for \(offered): \(LengthText.text(answer))")
  }
}
