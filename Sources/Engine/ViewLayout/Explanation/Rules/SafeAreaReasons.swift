import Foundation

/// Why nodes that have to do with safe areas have their sizes, and what is in them its place.
extension SafeAreaInset: ExplainedRule {
  func reason(of line: WatchedLine, by watcher: LayoutWatcher) -> LayoutReason {
    let node = line.node
    let proposal = line.proposal
    let children = WatchedChildren(of: node, by: watcher)
    guard let content = children.content else {
      let answer = childAnswer(in: node, by: watcher, to: proposal)
      return LayoutReason("R-SAFE-1", "there is nothing to inset: \(answer)")
    }
    let contentProposal = contentProposal(for: proposal, of: content, in: children)
    let gap = LengthText.text(gap(to: content, of: children))
    let offered = childProposal(for: proposal, asking: children)
    return LayoutReason(
      "R-SAFE-1",
      "\(content.node.spokenName) answers \(LengthText.text(content.measure(contentProposal))) to "
        + "\(LengthText.text(contentProposal)), the gap is \(gap), and "
        + childAnswer(in: node, by: watcher, to: offered)
    )
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    let guide = alignment.spokenName
    guard child !== node.children[0] else {
      return LayoutReason("R-SAFE-1", "away from the \(edge) edge, by its \(guide)")
    }
    return LayoutReason("R-SAFE-1", "at the \(edge) edge, by its \(guide)")
  }
}

extension IgnoresSafeArea: ExplainedRule {
  func reason(of line: WatchedLine, by watcher: LayoutWatcher) -> LayoutReason {
    let node = line.node
    let proposal = line.proposal
    let answer = childAnswer(in: node, by: watcher, to: proposal)
    return LayoutReason("R-SAFE-3", "reaching out changes no size: \(answer)")
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    let reach = reach(of: node)
    let lengths = [reach.top, reach.leading, reach.bottom, reach.trailing]
      .map { LengthText.text($0) }
    return LayoutReason(
      "R-SAFE-3",
      "reaches out by \(lengths[0]) at the top, \(lengths[1]) leading, \(lengths[2]) at the bottom "
        + "and \(lengths[3]) trailing"
    )
  }
}
