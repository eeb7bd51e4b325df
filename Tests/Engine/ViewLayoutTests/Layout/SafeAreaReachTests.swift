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

  @Test func `what fills the safe area reaches all edges`() {
    #expect(reach(of: CGRect(x: 5, y: 20, width: 100, height: 100)) == [20, 5, 30, 10])
  }

  @Test func `leading is at the right from right to left`() {
    let frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    #expect(reach(of: frame, isRightToLeft: true) == [20, 10, 30, 5])
  }

  @Test func `what is inside touches nothing`() {
    #expect(reach(of: CGRect(x: 7, y: 22, width: 90, height: 90)) == [0, 0, 0, 0])
  }

  @Test func `what lies in the insets reaches the rest of the way`() {
    #expect(reach(of: CGRect(x: 7, y: 8, width: 90, height: 130)) == [8, 0, 12, 0])
  }

  @Test func `what is outside of the window stays`() {
    #expect(reach(of: CGRect(x: -5, y: -5, width: 200, height: 200)) == [0, 0, 0, 0])
  }

  @Test func `reaching through one inset leads to the next`() {
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

  @Test func `an axis that has ended is left alone`() {
    var reach = SafeAreaReach(of: CGSize(width: 100, height: 100), pixelLength: 1)
    reach.move(by: CGPoint(x: 5, y: 20))
    reach.end(.vertical)
    reach.grow(in: window, insets: insets, isRightToLeft: false)
    #expect([reach.top, reach.left, reach.bottom, reach.right] == [0, 5, 0, 10])
  }
}
