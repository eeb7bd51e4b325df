import Foundation
internal import LayoutTree
import Testing

@testable import ViewLayout

@MainActor
struct ExtremeLengthTests {
  @Test func `an infinite view centered in an infinite view has its origin at 0`() {
    let infinite = ProposedViewSize(width: .infinity, height: .infinity)
    let scene = Scene(infinite) {
      Color.red.frame(maxWidth: .infinity).id("frame").background(Color.blue)
    }
    let children = scene.host.frames[0].children
    #expect(children.count == 2)
    #expect(children.map(\.frame.origin) == [.zero, .zero])
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity])
  func `aspectRatio of 0, -1, NaN or infinity gives a nonnegative size`(ratio: CGFloat) {
    for mode in [ContentMode.fit, .fill] {
      let scene = Scene(ProposedViewSize(width: 0, height: 100)) {
        Text("a").aspectRatio(ratio, contentMode: mode)
      }
      #expect(scene.size.width >= 0 && scene.size.height >= 0)
    }
  }

  @Test func `a text has a finite height for a proposal of 1e308 and for font size 0`() {
    let scene = Scene(ProposedViewSize(width: 10, height: 1e308)) { Text("a b c") }
    #expect(scene.size.height == 60)
    let flat = Scene(ProposedViewSize(width: 10, height: 0)) { Text("a").font(.system(size: 0)) }
    #expect(flat.size.height == 0)
  }
}
