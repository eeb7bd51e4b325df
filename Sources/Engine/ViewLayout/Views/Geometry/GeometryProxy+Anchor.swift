public import Foundation

extension GeometryProxy {
  /// An anchor's rectangle in the reader's coordinates, in points (R-GEO-7).
  public subscript(anchor: Anchor<CGRect>) -> CGRect {
    let origin = originInRoot
    return anchor.value.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// An anchor's point in the reader's coordinates, in points (R-GEO-7).
  public subscript(anchor: Anchor<CGPoint>) -> CGPoint {
    let origin = originInRoot
    return CGPoint(x: anchor.value.x - origin.x, y: anchor.value.y - origin.y)
  }

  private var originInRoot: CGPoint { frame(in: .global).origin }
}
