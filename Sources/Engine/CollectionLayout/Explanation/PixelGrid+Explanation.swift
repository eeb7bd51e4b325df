import Foundation
import ViewLayout

extension PixelGrid {
  /// Where a frame goes to the nearest pixel; none where it lies on one.
  func snappingSteps(of frame: CGRect) -> [String] {
    let (origin, snapped) = (frame.origin, snapped(frame).origin)
    // The order of additions alone may keep the corners apart.
    guard abs(origin.x - snapped.x) >= 1e-6 || abs(origin.y - snapped.y) >= 1e-6 else { return [] }
    return [
      "(R-COL-4) \(text(origin)) goes to the nearest pixel, \(text(snapped))"
    ]
  }

  private func text(_ point: CGPoint) -> String {
    "\(LengthText.text(point.x)) \(LengthText.text(point.y))"
  }
}
