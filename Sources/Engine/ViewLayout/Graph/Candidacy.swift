/// Tells nodes inside candidates, of which one is shown at a time, whether they are alive.
///
/// Candidates have to be measured before one is chosen, so their nodes exist; but who is not chosen
/// appears nowhere, says nothing by preferences and runs no action.
final class Candidacy {
  private var followers: [ViewNodeHandle] = []
  /// Whether the followers know of every change.
  private(set) var isSettled = true

  /// Adds a node that does something when it comes alive.
  func add(_ node: any LivenessFollowing) {
    followers.append(node.handle)
    isSettled = false
  }

  /// Says that another candidate is alive, or that one of them has other elements.
  func unsettle() { isSettled = false }

  /// Tells the followers, in the order of the source.
  func settle() {
    guard !isSettled else { return }
    isSettled = true
    followers.removeAll { $0.node == nil }
    for follower in followers {
      (follower.node as? any LivenessFollowing)?.livenessMayHaveChanged()
    }
  }
}

/// A node that does something when it comes alive.
protocol LivenessFollowing: GraphNode {
  func livenessMayHaveChanged()
}
