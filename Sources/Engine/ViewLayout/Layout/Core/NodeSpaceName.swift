/// The name of a coordinate space that nodes have by what they are, without saying so.
protocol NodeSpaceName {
  /// Whether a node has the space.
  func isSpace(of node: LayoutNode) -> Bool
}
