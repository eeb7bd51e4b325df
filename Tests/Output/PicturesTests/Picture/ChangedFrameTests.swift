import Foundation
import Pictures
import Testing

struct ChangedFrameTests {
  private static let before = CGRect(x: 10, y: 0, width: 50, height: 20)

  private func change(_ after: CGRect) -> ChangedFrame {
    ChangedFrame(name: "Text", depth: 0, before: Self.before, after: after)
  }

  @Test(
    arguments: [
      (before, ""), (before.offsetBy(dx: 1, dy: 0), "x +1"),
      (CGRect(x: 9.5, y: 3, width: 50, height: 18), "x -0.5, y +3, height -2"),
      (CGRect(x: 10.0001, y: 0, width: 50, height: 20), ""),
    ] as [(CGRect, String)]
  )
  func `says what changed, number by number`(after: CGRect, difference: String) {
    #expect(change(after).difference == difference)
  }

  @Test func `draws what moved with its former place, an arrow and the distance`() {
    let file = Picture(changes: [change(Self.before.offsetBy(dx: 30, dy: 0))], title: "a#1").file
    #expect(file.contains("<rect class=\"x\""))
    #expect(file.contains("<line class=\"a\""))
    #expect(file.contains(">x +30</text>"))
    #expect(file.contains("Text from 10 0 50 20 → 40 0 50 20"))
  }

  @Test func `draws no arrow for what only grew, and nothing over what stayed`() {
    let grown = CGRect(x: 10, y: 0, width: 90, height: 20)
    let file = Picture(changes: [change(grown)], title: "a#1").file
    #expect(file.contains("<rect class=\"x\""))
    #expect(!file.contains("<line class=\"a\""))
    #expect(!Picture(changes: [change(Self.before)], title: "a#1").file.contains("class=\"x\""))
  }

  @Test func `fills what has nothing inside, and outlines the rest`() {
    let inner = CGRect(x: 12, y: 2, width: 10, height: 10)
    let changes = [
      change(Self.before), ChangedFrame(name: "Color", depth: 1, before: inner, after: inner),
    ]
    let file = Picture(changes: changes, title: "a#1").file
    #expect(file.components(separatedBy: "fill=\"rgb(").count == 2)
  }
}
