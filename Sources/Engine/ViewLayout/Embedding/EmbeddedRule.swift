import Foundation

/// Something that is no view: it says itself how large it is (R-REP).
struct EmbeddedRule: LeafRule {
  var look: LeafAppearance
  let content: any EmbeddedContent
  /// Counts the values of its view.
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

  /// R-REP-3: a text's baselines, and else the top and the bottom.
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

extension EmbeddedRule: NamedRule {}

extension EmbeddedRule: DrawnRule {
  func drawing(of node: LayoutNode) -> DrawingContent { .outline }
}

extension EmbeddedRule: ExplainedRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let (proposal, answer) = (line.proposal, line.answer)
    return LayoutReason("R-REP-1") { axis in
      let length = LengthText.text(answer[axis])
      return proposal[axis] == answer[axis]
        ? "all of the proposed \(length)" : "its content's own \(length), or what its author says"
    }
  }
}

extension LayoutNode {
  /// What the node shows that is no view; `nil` for any other node.
  var embeddedContent: (any EmbeddedContent)? { RuleNode<EmbeddedRule>(self)?.rule.content }

  /// What is in the node that is no view, in its own coordinates; `nil` for any other node.
  func embeddedNodes(_ columns: ResolvedColumns) -> [ResolvedNode]? {
    guard let content = embeddedContent else { return nil }
    return content.nodes(in: size, columns)
  }

  /// Taps what has an identifier and is in something that is no view.
  ///
  /// - Returns: Whether that did anything.
  func tapEmbedded(_ identifier: String) -> Bool {
    if let content = embeddedContent { return content.tap(identifier) }
    return shownChildren.contains { $0.tapEmbedded(identifier) }
  }
}
