internal import Foundation
internal import ViewLayout

extension [ResolvedNode] {
  /// Whether no number of a frame is infinite, or none at all.
  var areFinite: Bool {
    allSatisfy { $0.frame.numbers.allSatisfy(\.isFinite) && $0.children.areFinite }
  }

  /// The mirror image of the frames in a width, in points (R-RTL-1).
  func mirrored(in width: CGFloat) -> [ResolvedNode] {
    map { node in
      var mirrored = node
      mirrored.frame.origin.x = width - node.frame.origin.x - node.frame.size.width
      mirrored.children = node.children.mirrored(in: width)
      return mirrored
    }
  }
}
