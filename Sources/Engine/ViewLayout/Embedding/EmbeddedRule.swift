import Foundation
internal import LayoutTree

/// The layout rule of embedded content that is not a SwiftUI view; the content measures itself
/// (R-REP).
struct EmbeddedRule: LeafRule {
  var appearance: LeafAppearance
  let content: any EmbeddedContent
  /// Incremented on every update of the content, so that the node is measured again.
  var version = 0

  static func == (left: EmbeddedRule, right: EmbeddedRule) -> Bool {
    left.content === right.content && left.version == right.version
  }

  func isCoupled(_ children: some LayoutChildren) -> Bool { true }

  func guides(_ children: some LayoutChildren) -> GuideMask { .baselines }

  func size(for proposal: ProposedViewSize, children: some LayoutChildren) -> CGSize {
    let size = content.size(for: proposal)
    for issue in content.takeIssues() { children.session.report(issue) }
    return size
  }

  /// R-REP-3: returns the baselines of the content's text; for content without text, its top and
  /// bottom.
  func explicitGuide(
    _ key: AlignmentGuideKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat? {
    switch key.builtIn {
    case .firstTextBaseline: content.baseline(isFirst: true, in: size)
    case .lastTextBaseline: content.baseline(isFirst: false, in: size)
    default: nil
    }
  }
}

extension EmbeddedRule {
  func drawing(of node: LayoutNode) -> DrawingContent { .outline }

  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let (proposal, answer) = (line.proposal, line.answer)
    return LayoutReason("R-REP-1") { axis in
      let length = LengthText.text(answer[axis])
      return proposal[axis] == answer[axis]
        ? "all of the proposed \(length)" : "its content's \(length), or that of sizeThatFits"
    }
  }
}

extension LayoutNode {
  /// The embedded content that the node shows; `nil` for nodes of other rules.
  var embeddedContent: (any EmbeddedContent)? { RuleNode<EmbeddedRule>(self)?.rule.content }

  /// Returns the nodes inside the embedded content, in its coordinates; `nil` for nodes of other
  /// rules.
  func embeddedNodes(_ columns: ResolvedColumns) -> [ResolvedNode]? {
    guard let content = embeddedContent else { return nil }
    return content.nodes(in: size, columns)
  }

  /// Taps the element with the identifier in the embedded content of the node or of its
  /// descendants.
  ///
  /// - Returns: Whether the tap had an effect.
  func tapEmbedded(_ identifier: String) -> Bool {
    if let content = embeddedContent { return content.tap(identifier) }
    return shownChildren.contains { $0.tapEmbedded(identifier) }
  }
}
