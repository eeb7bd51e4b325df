import Foundation
internal import LayoutTree

/// The layout rule of a view that Plumb does not have (R-PROP-10).
struct PlaceholderRule: LeafRule {
  /// The name of placeholders in reports, before the name of the missing view.
  static let name = "PlaceholderView"

  var appearance = LeafAppearance(name: Self.name)
  /// The name of the missing view.
  var text: String
  /// The ideal and maximum width in points; `nil` for the proposed width.
  var width: CGFloat?
  /// The ideal and maximum height in points; `nil` for the proposed height.
  var height: CGFloat?

  // R-PROP-10: at most the stated length; without one, all of the proposed length.
  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat {
    guard let length = self[axis] else { return proposal[axis] ?? 10 }
    return min(max(proposal[axis] ?? length, 0), max(length, 0))
  }

  /// The stated length along an axis, in points; `nil` if there is none.
  subscript(axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }

  var label: String? { text }

  func traits(of node: LayoutNode) -> NodeTraits { NodeTraits(.placeholder) }
}

extension PlaceholderRule {
  func drawing(of node: LayoutNode) -> DrawingContent { .placeholder(text) }

  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let (proposal, answer) = (line.proposal, line.answer)
    return LayoutReason("R-PROP-10") { axis in
      let length = LengthText.text(answer[axis])
      guard let proposed = self[axis] else {
        return proposal[axis] == nil
          ? "the proposal is nil, so 10" : "all of the proposed \(length)"
      }
      return answer[axis] < proposed ? "all of the proposed \(length)" : "its stated \(length)"
    }
  }
}
