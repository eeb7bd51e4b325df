/// The nodes of a session that reach into safe areas, wherever they come to be.
final class SafeAreaFollowers {
  private var nodes: [ObjectIdentifier: Unmanaged<RuleNode<IgnoresSafeArea>>] = [:]

  /// Adds a node, which takes itself out when it goes.
  func add(_ node: RuleNode<IgnoresSafeArea>) {
    nodes[ObjectIdentifier(node)] = .passUnretained(node)
  }

  func remove(_ node: RuleNode<IgnoresSafeArea>) { nodes[ObjectIdentifier(node)] = nil }

  /// Has nodes placed again that touch other safe areas than when they were placed.
  func followPlaces() {
    for node in nodes.values { IgnoresSafeArea.followPlace(of: node.takeUnretainedValue()) }
  }
}
