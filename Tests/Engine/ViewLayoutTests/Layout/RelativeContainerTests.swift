import Foundation
import Testing

@testable import ViewLayout

/// Tests the container sizes that `containerRelativeFrame` uses.
@MainActor
struct RelativeContainerTests {
  private final class Switch {
    var isOn = true
  }

  @Test func `a container without a width or height has that of the enclosing container`() {
    let (window, scroll) = (RelativeContainer(), RelativeContainer())
    let context = ViewContext(
      graph: ViewGraph(session: LayoutSession()),
      environment: EnvironmentValues(),
      container: window
    )
    #expect(context.inside(scroll).container === scroll)
    #expect(scroll.size == .unspecified)
    window.setSize(ProposedViewSize(width: 300, height: nil))
    #expect(scroll.size == ProposedViewSize(width: 300, height: nil))
    scroll.setSize(ProposedViewSize(width: nil, height: 50))
    #expect(scroll.size == ProposedViewSize(width: 300, height: 50))
    scroll.setSize(ProposedViewSize(width: 100, height: 50))
    #expect(scroll.size == ProposedViewSize(width: 100, height: 50))
  }

  @Test func `resizing the container updates containerRelativeFrame, not a fixed frame`() {
    let scene = Scene(ProposedViewSize(width: 300, height: 100)) {
      HStack(spacing: 0) {
        Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 0).id("third")
        Color.blue.frame(width: 10).id("fixed")
      }
    }
    #expect(scene.frame("third") == CGRect(x: 0, y: 0, width: 100, height: 100))
    scene.layOut(ProposedViewSize(width: 600, height: 100))
    #expect(scene.frame("third") == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(scene.frame("fixed") == CGRect(x: 200, y: 0, width: 10, height: 100))
  }

  @Test func `a containerRelativeFrame can be removed while its container resizes`() {
    let shown = Switch()
    let scene = Scene(ProposedViewSize(width: 300, height: 100)) {
      HStack(spacing: 0) {
        if shown.isOn { Color.red.containerRelativeFrame(.horizontal).id("frame") }
        Color.blue.frame(width: 10).id("fixed")
      }
    }
    #expect(scene.frame("frame")?.width == 300)
    shown.isOn = false
    scene.step(ProposedViewSize(width: 200, height: 100))
    #expect(scene.frame("frame") == nil)
    #expect(scene.frame("fixed") == CGRect(x: 0, y: 0, width: 10, height: 100))
  }
}
