import Foundation
import Testing

@testable import ViewLayout

/// Checks that one candidate of `ViewThatFits` is active, and that the state of the others is kept
/// with them.
@MainActor
struct ViewThatFitsTests {
  private final class Switch {
    var isOn: Bool
    init(_ isOn: Bool) { self.isOn = isOn }
  }

  @Test func `onAppear and onDisappear run only for the selected candidate`() {
    let log = Log()
    func candidate(_ name: String, width: CGFloat) -> some View {
      Color.red.frame(width: width, height: 10)
        .onAppear { log.add("+\(name)") }
        .onDisappear { log.add("-\(name)") }
    }
    let scene = Scene(ProposedViewSize(width: 100, height: 100)) {
      ViewThatFits {
        candidate("large", width: 80)
        ViewThatFits {
          candidate("medium", width: 40)
          candidate("small", width: 10)
        }
      }
    }
    #expect(log.drain() == ["+large"])
    scene.layOut(ProposedViewSize(width: 90, height: 100))
    #expect(log.drain() == [])
    scene.layOut(ProposedViewSize(width: 50, height: 100))
    #expect(log.drain() == ["+medium", "-large"])
    scene.layOut(ProposedViewSize(width: 20, height: 100))
    #expect(log.drain() == ["+small", "-medium"])
    scene.layOut(ProposedViewSize(width: 100, height: 100))
    #expect(log.drain() == ["+large", "-small"])
  }

  @Test func `removing ViewThatFits calls onDisappear of the selected candidate only`() {
    let log = Log()
    let shown = Switch(true)
    let scene = Scene(ProposedViewSize(width: 100, height: 100)) {
      if shown.isOn {
        ViewThatFits {
          Color.red.frame(width: 80, height: 10).onDisappear { log.add("-large") }
          Color.red.frame(width: 10, height: 10).onDisappear { log.add("-small") }
        }
      }
    }
    shown.isOn = false
    scene.step()
    #expect(log.drain() == ["-large"])
  }

  @Test func `a GeometryReader in a rejected candidate does not evaluate its content`() {
    let log = Log()
    let scene = Scene(ProposedViewSize(width: 50, height: 50)) {
      ViewThatFits {
        GeometryReader { _ in
          let _ = log.add("large")
          Color.red
        }
        .frame(width: 80, height: 10)
        GeometryReader { _ in
          let _ = log.add("small")
          Color.red
        }
        .frame(width: 10, height: 10)
      }
    }
    #expect(log.drain() == ["small"])
    scene.layOut(ProposedViewSize(width: 100, height: 50))
    #expect(log.drain() == ["large"])
  }

  @Test func `onAppear runs for a view that is inserted into the selected candidate later`() {
    let log = Log()
    let shown = Switch(false)
    let scene = Scene(ProposedViewSize(width: 100, height: 100)) {
      ViewThatFits {
        VStack {
          Color.red.frame(width: 10, height: 10)
          Group {
            if shown.isOn { Color.blue.frame(width: 10, height: 10) }
          }
          .onAppear { log.add("+blue") }
          .onDisappear { log.add("-blue") }
        }
      }
    }
    #expect(log.drain() == [])
    shown.isOn = true
    scene.step()
    #expect(log.drain() == ["+blue"])
    shown.isOn = false
    scene.step()
    #expect(log.drain() == ["-blue"])
  }
}
