/// The nodes of a session that reach into safe areas, wherever they come to be.
final class SafeAreaFollowers {
  private struct Follower {
    unowned(unsafe) let node: LayoutNode
    let rule: any SafeAreaFollower.Type
  }

  private var followers: [ObjectIdentifier: Follower] = [:]

  /// Adds a node, which takes itself out when it goes.
  func add(_ node: LayoutNode, of rule: any SafeAreaFollower.Type) {
    followers[ObjectIdentifier(node)] = Follower(node: node, rule: rule)
  }

  func remove(_ node: LayoutNode) { followers[ObjectIdentifier(node)] = nil }

  /// Has nodes placed again that touch other safe areas than when they were placed.
  func followPlaces() {
    for follower in followers.values { follower.rule.followPlace(of: follower.node) }
  }
}

/// A rule whose node reaches into safe areas.
protocol SafeAreaFollower: LayoutRule {
  /// Has a node of the rule placed again if it touches other safe areas than when it was placed.
  static func followPlace(of node: LayoutNode)
}
