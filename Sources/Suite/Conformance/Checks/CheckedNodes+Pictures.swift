internal import Foundation
internal import ViewLayout

extension CheckedNodes {
  /// Whether a node is a picture that fills its place and so is longer than that along one axis, as
  /// `scaledToFill` has it.
  func isOverflowingPicture(_ node: CheckedNode) -> Bool {
    guard node.name == "aspectRatio", let place = node.parent,
      node.frame.exceeds(all[place].frame) > 0
    else { return false }
    return isPlain(node.index)
  }

  /// Whether nothing but shapes and images is drawn in a node, and of it.
  func isPlain(_ index: Int) -> Bool {
    let node = all[index]
    if let paint = node.traits.paint, paint == .text || paint == .control { return false }
    return node.children.allSatisfy { isPlain($0) }
  }
}

extension CGRect {
  /// How far the rectangle sticks out of another one, in points, along axes that count; 0 where it
  /// lies in it.
  func exceeds(
    _ outer: CGRect,
    horizontally: Bool = true,
    vertically: Bool = true
  ) -> CGFloat {
    max(
      horizontally ? max(outer.minX - minX, maxX - outer.maxX) : 0,
      vertically ? max(outer.minY - minY, maxY - outer.maxY) : 0,
      0
    )
  }
}
