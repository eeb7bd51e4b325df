extension LayoutNode {
  /// The gap before the node, where the nearest container around it puts one there.
  final var ownGap: ExplainedGap? {
    var child = self
    while let parent = child.parent {
      if let gap = (parent.ruleValue as? any ExplainedRule)?.gap(before: child, in: parent) {
        return gap
      }
      if parent.listedName != nil { return nil }
      child = parent
    }
    return nil
  }
}
