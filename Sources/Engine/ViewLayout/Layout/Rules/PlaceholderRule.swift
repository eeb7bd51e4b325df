import Foundation

/// The layout rule of a view that Plumb does not have (R-PROP-10).
struct PlaceholderRule: LeafRule {
  /// The name of placeholders in reports, before the name of the missing view.
  static let name = "PlaceholderView"

  var look = LeafAppearance(name: Self.name)
  /// The name of the missing view.
  var text: String
  /// The ideal and maximum width in points; `nil` for that of the proposal.
  var width: CGFloat?
  /// The ideal and maximum height in points; `nil` for that of the proposal.
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
}

extension PlaceholderRule: NamedRule {
  var label: String? { text }
}

extension PlaceholderRule: TraitRule {
  func traits(of node: LayoutNode) -> NodeTraits { NodeTraits(.placeholder) }
}

extension PlaceholderRule: DrawnRule {
  func drawing(of node: LayoutNode) -> DrawingContent { .placeholder(text) }
}

extension PlaceholderRule: EvaluatedRule {
  func evaluated(_ node: LayoutNode) -> EvaluatedView {
    EvaluatedView(leafWithWidth: LeafLengths(limit: width), height: LeafLengths(limit: height))
  }
}

extension LeafLengths {
  /// Creates the lengths of a placeholder with its stated length; `nil` for one that fills its
  /// proposal.
  fileprivate init(limit: CGFloat?) {
    let length = limit.map { max($0, 0) }
    self.init(minimum: 0, ideal: length ?? 10, maximum: length ?? .infinity)
  }
}

extension PlaceholderRule: ExplainedRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let (proposal, answer) = (line.proposal, line.answer)
    return LayoutReason("R-PROP-10") { axis in
      let length = LengthText.text(answer[axis])
      guard let stated = self[axis] else {
        return proposal[axis] == nil
          ? "the proposal is nil, so 10" : "all of the proposed \(length)"
      }
      return answer[axis] < stated ? "all of the proposed \(length)" : "its stated \(length)"
    }
  }
}
