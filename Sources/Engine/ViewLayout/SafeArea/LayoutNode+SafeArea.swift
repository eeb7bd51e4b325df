import Foundation

extension LayoutNode {
  /// How far the node can reach into the safe areas that its edges touch, in points (R-SAFE-3).
  ///
  /// Drawing effects have no say: it is layout frames that touch.
  ///
  /// - Complexity: O(*d*) at a depth of *d*.
  final var touchedSafeArea: EdgeInsets {
    var reach = SafeAreaReach(of: size, pixelLength: session.pixelLength)
    var node = self
    while let parent = node.parent {
      reach.move(by: node.originInParent)
      reach.grow(
        in: CGRect(origin: .zero, size: parent.size),
        insets: parent.safeAreaInsets(around: node),
        isRightToLeft: parent.isRightToLeft
      )
      reach.end(parent.safeAreaEnds)
      node = parent
    }
    let window = session.window
    reach.grow(
      in: window.frame(around: node.size),
      insets: window.environment.safeArea,
      isRightToLeft: window.environment.isRightToLeft
    )
    return EdgeInsets(
      top: reach.top,
      leading: isRightToLeft ? reach.right : reach.left,
      bottom: reach.bottom,
      trailing: isRightToLeft ? reach.left : reach.right
    )
  }

  /// Has the node placed again, wherever it will then be, without asking anybody anew.
  final func placeAgain() {
    var node: LayoutNode? = self
    while let current = node {
      current.needsPlacement = true
      node = current.parent
    }
    session.placeAgain()
  }
}
