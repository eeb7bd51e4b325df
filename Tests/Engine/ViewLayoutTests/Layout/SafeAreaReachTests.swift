import Foundation
import Testing

@testable import ViewLayout

/// Tests the extension of a rectangle into the safe area insets around it.
struct SafeAreaReachTests {
  private let insets = EdgeInsets(top: 20, leading: 5, bottom: 30, trailing: 10)
  private let window = CGRect(x: 0, y: 0, width: 115, height: 150)

  private func reach(of frame: CGRect, isRightToLeft: Bool = false) -> [CGFloat] {
    var reach = SafeAreaReach(of: frame.size, pixelLength: 1)
    reach.move(by: frame.origin)
    reach.grow(in: window, insets: insets, isRightToLeft: isRightToLeft)
    return [reach.top, reach.left, reach.bottom, reach.right]
  }

  @Test func `a frame equal to the safe area grows by the insets of all four edges`() {
    #expect(reach(of: CGRect(x: 5, y: 20, width: 100, height: 100)) == [20, 5, 30, 10])
  }

  @Test func `the leading inset is at the right in a right-to-left layout`() {
    let frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    #expect(reach(of: frame, isRightToLeft: true) == [20, 10, 30, 5])
  }

  @Test func `a frame that does not touch the edges of the safe area is not extended`() {
    #expect(reach(of: CGRect(x: 7, y: 22, width: 90, height: 90)) == [0, 0, 0, 0])
  }

  @Test func `a frame that ends within an inset extends to the edge of the window`() {
    #expect(reach(of: CGRect(x: 7, y: 8, width: 90, height: 130)) == [8, 0, 12, 0])
  }

  @Test func `a frame larger than the window is not extended`() {
    #expect(reach(of: CGRect(x: -5, y: -5, width: 200, height: 200)) == [0, 0, 0, 0])
  }

  @Test func `a frame extends by 10 through adjacent top insets of 4 and 6`() {
    var reach = SafeAreaReach(of: CGSize(width: 10, height: 10), pixelLength: 1)
    reach.move(by: CGPoint(x: 0, y: 4))
    reach.grow(
      in: CGRect(x: 0, y: 0, width: 10, height: 14),
      insets: EdgeInsets(4, on: .top),
      isRightToLeft: false
    )
    reach.move(by: CGPoint(x: 0, y: 6))
    reach.grow(
      in: CGRect(x: 0, y: 0, width: 10, height: 20),
      insets: EdgeInsets(6, on: .top),
      isRightToLeft: false
    )
    #expect(reach.top == 10)
  }

  @Test func `SafeAreaReach.end(.vertical) stops vertical but not horizontal extension`() {
    var reach = SafeAreaReach(of: CGSize(width: 100, height: 100), pixelLength: 1)
    reach.move(by: CGPoint(x: 5, y: 20))
    reach.end(.vertical)
    reach.grow(in: window, insets: insets, isRightToLeft: false)
    #expect([reach.top, reach.left, reach.bottom, reach.right] == [0, 5, 0, 10])
  }
}
