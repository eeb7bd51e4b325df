extension LayoutNode {
  /// Why the node is where it is: what the nearest node around it says that moves its child.
  final var ownPlaceReason: LayoutReason {
    var child = self
    while let parent = child.parent {
      var reason = parent.placeReason(of: child)
      if parent.isRightToLeft { reason.sentence += "; counted from the right (R-RTL-1)" }
      if parent.listedName != nil { return reason }
      child = parent
    }
    return LayoutReason("R-PROP-9", "the outermost node's corner is the scene's origin")
  }
}
