import Foundation

/// Why a choice among candidates has its size.
extension ViewThatFitsRule: ExplainedRule {
  func reason(of line: WatchedLine, by watcher: LayoutWatcher) -> LayoutReason {
    let node = line.node
    let (proposal, answer) = (line.proposal, line.answer)
    let children = WatchedChildren(of: node, by: watcher)
    guard let candidate = candidate(for: proposal, among: children) else {
      return LayoutReason("R-VTF-1", "there is no candidate")
    }
    return LayoutReason(
      "R-VTF-1",
      "\(words(for: candidate, proposal: proposal)); \(candidate.node.spokenName) answers "
        + "\(LengthText.text(answer)) to \(LengthText.text(proposal))",
      steps: children.prefix { $0.node !== candidate.node }
        .map { refusal(of: $0, proposal: proposal) }
    )
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    LayoutReason("R-VTF-2", "the chosen candidate is all there is")
  }

  private func words(for candidate: WatchedChild, proposal: ProposedViewSize) -> String {
    let ideal = "its ideal size \(LengthText.text(candidate.measure(test(of: proposal))))"
    let name = candidate.node.spokenName
    return fits(candidate, in: proposal)
      ? "\(name) is the first that fits: \(ideal)"
      : "none fits, so it is the last, \(name): \(ideal)"
  }

  private func refusal(of candidate: WatchedChild, proposal: ProposedViewSize) -> String {
    let ideal = LengthText.text(candidate.measure(test(of: proposal)))
    return "\(candidate.node.spokenName) does not fit: ideally \(ideal)"
  }
}
