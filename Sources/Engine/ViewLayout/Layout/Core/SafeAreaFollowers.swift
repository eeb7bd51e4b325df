/// The nodes of a session that reach into safe areas, wherever they come to be.
final class SafeAreaFollowers {
  private var followers: [ObjectIdentifier: () -> Void] = [:]

  /// Adds a node, which takes itself out when it goes.
  ///
  /// - Parameters:
  ///   - node: The node, which is not kept.
  ///   - follow: Has the node placed again if it touches other safe areas than when it was placed.
  func add(_ node: AnyObject, follow: @escaping () -> Void) {
    followers[ObjectIdentifier(node)] = follow
  }

  func remove(_ node: AnyObject) { followers[ObjectIdentifier(node)] = nil }

  /// Has nodes placed again that touch other safe areas than when they were placed.
  func followPlaces() {
    for follow in followers.values { follow() }
  }
}
