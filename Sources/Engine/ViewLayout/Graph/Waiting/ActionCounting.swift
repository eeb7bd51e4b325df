/// A node that runs an author's action when something changes, and counts how often in one layout.
protocol ActionCounting: GraphNode {
  /// Counts from 0 again.
  func countFromZero()
}
