import Foundation

/// Why controls and rows of lists have their sizes, and why their parts are where they are.
extension Control: ExplainedRule {
  func reason(of line: WatchedLine, by watcher: LayoutWatcher) -> LayoutReason {
    let answer = line.answer
    return LayoutReason(
      "R-CTRL",
      "its parts in this engine's reference style take \(LengthText.text(answer))"
    )
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    LayoutReason("R-CTRL", "the reference style of \(node.spokenName) puts it there")
  }
}

extension ListRow: ExplainedRule {
  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    LayoutReason(
      "R-CTRL",
      "behind \(LengthText.text(insets(of: child).leading)) of leading room, in the middle of a row"
        + " \(LengthText.text(node.size.height)) high"
    )
  }
}
