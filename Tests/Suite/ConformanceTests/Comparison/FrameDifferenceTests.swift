import Conformance
import Foundation
import LayoutTree
import Testing
import ViewLayout

struct FrameDifferenceTests {
  private func node(_ numbers: CGFloat..., children: [ResolvedNode] = []) -> ResolvedNode {
    ResolvedNode(
      name: "Color",
      frame: CGRect(
        origin: CGPoint(x: numbers[0], y: numbers[1]),
        size: CGSize(width: numbers[2], height: numbers[3])
      ),
      children: children
    )
  }

  @Test func `ignores rounding errors and treats NaN as equal to NaN`() {
    #expect(FrameDifference.first(expected: [], actual: []) == nil)
    let (expected, actual) = (node(.nan, 0, 100, .infinity), node(.nan, 0, 100.00001, .infinity))
    #expect(FrameDifference.first(expected: [expected], actual: [actual]) == nil)
  }

  @Test func `returns the first node whose frame differs`() {
    let expected = node(0, 0, 100, 20, children: [node(0, 0, 10, 10)])
    let actual = node(0, 0, 100, 20, children: [node(0, 0, 10, 10.01)])
    #expect(
      FrameDifference.first(expected: [expected], actual: [actual])
        == "Color: expected 0 0 10 10, actual 0 0 10 10.01"
    )
  }

  @Test func `reports a missing child node`() {
    let expected = node(0, 0, 100, 20, children: [node(0, 0, 10, 10)])
    #expect(
      FrameDifference.first(expected: [expected], actual: [node(0, 0, 100, 20)])
        == "nodes of Color: expected Color, actual "
    )
  }
}
