import Foundation
import ViewLayout

/// Where children of known sizes go that fill line after line.
struct FlowLines {
  /// The top leading corners in points, in the children's order.
  private(set) var corners: [CGPoint] = []
  private(set) var size = CGSize.zero

  /// Breaks lines where a child would exceed the width; `nil` is a width without an end.
  init(of sizes: [CGSize], width: CGFloat?) {
    var corner = CGPoint.zero
    for child in sizes {
      if corner.x > 0, corner.x + child.width > width ?? .infinity {
        corner = CGPoint(x: 0, y: size.height)
      }
      corners.append(corner)
      corner.x += child.width
      size.width = max(size.width, corner.x)
      size.height = max(size.height, corner.y + child.height)
    }
  }
}
