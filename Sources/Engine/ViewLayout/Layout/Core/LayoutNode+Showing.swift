extension LayoutNode {
  /// Whether the node is shown: neither it nor what is around it is a candidate that was not
  /// chosen.
  ///
  /// - Complexity: O(*d*) at a depth of *d*.
  final var isShown: Bool {
    var node = self
    while let parent = node.parent {
      if !parent.shows(node) { return false }
      node = parent
    }
    return true
  }
}
