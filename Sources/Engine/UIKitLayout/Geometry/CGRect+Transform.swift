public import Foundation
public import ViewLayout

extension CGRect {
  /// The smallest upright rectangle around the rectangle after a map, in points.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
      return self
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
