import Foundation
import Testing

@testable import UIKitLayout

/// Tests of the placement of popovers, as recorded on iOS 27 (R-UIB-9).
///
/// The screen is 440 × 956 with a safe area of 62 and 34, and the content 240 × 208.
struct PopoverPlacementTests {
  @Test(arguments: [
    (CGRect(x: 160, y: 856, width: 120, height: 48), CGPoint(x: 100, y: 635)),
    (CGRect(x: 160, y: 126, width: 120, height: 48), CGPoint(x: 100, y: 187)),
    (CGRect(x: 40, y: 126, width: 120, height: 48), CGPoint(x: 173, y: 62)),
    (CGRect(x: 280, y: 576, width: 120, height: 48), CGPoint(x: 27, y: 496)),
    (CGRect(x: 20, y: 576, width: 120, height: 48), CGPoint(x: 153, y: 496)),
    (CGRect(x: 320, y: 856, width: 120, height: 48), CGPoint(x: 190, y: 635)),
  ])
  func `a popover is on the side of its source that needs the smallest shift`(
    source: CGRect,
    origin: CGPoint
  ) {
    let placement = PopoverPlacement(
      source: source,
      size: CGSize(width: 240, height: 208),
      space: CGRect(x: 10, y: 62, width: 420, height: 860),
      gap: 13,
      arrowMargin: 48
    )
    #expect(placement.frame?.origin == origin)
  }

  @Test(arguments: [CGSize(width: 200, height: 200), CGSize(width: 200, height: 20)])
  func `a popover that fits on no side has no frame`(size: CGSize) {
    let placement = PopoverPlacement(
      source: CGRect(x: 40, y: 40, width: 20, height: 20),
      size: size,
      space: CGRect(x: 0, y: 0, width: 100, height: 100),
      gap: 13,
      arrowMargin: 48
    )
    #expect(placement.frame == nil)
  }
}
