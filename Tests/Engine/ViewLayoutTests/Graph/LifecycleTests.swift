import Foundation
import Testing

@testable import ViewLayout

/// Tests the order of lifecycle calls as recorded on macOS 27 by mburger89/MetalUI
/// (swiftui-lifecycle, A).
@MainActor
struct LifecycleTests {
  private final class Model {
    var isShown = false
    var isFirst = true
  }

  private let log = Log()

  private func leaf(_ name: String) -> some View {
    Color.red.frame(width: 1, height: 1)
      .onAppear { log.add("+\(name)") }
      .onDisappear { log.add("-\(name)") }
  }

  private func group<Content: View>(
    _ name: String,
    @ViewBuilder content: () -> Content
  ) -> some View {
    VStack { content() }
      .onAppear { log.add("+\(name)") }
      .onDisappear { log.add("-\(name)") }
  }

  @Test func `children inserted or removed with their parent precede it, the last one first`() {
    let model = Model()
    let scene = Scene {
      VStack {
        if model.isShown {
          group("grandparent") {
            group("parent") {
              leaf("child1")
              leaf("child2")
            }
          }
        }
      }
    }
    model.isShown = true
    scene.step()
    #expect(log.drain() == ["+child2", "+child1", "+parent", "+grandparent"])
    model.isShown = false
    scene.step()
    #expect(log.drain() == ["-child2", "-child1", "-parent", "-grandparent"])
  }

  @Test func `siblings in separate conditions appear last to first, disappear first to last`() {
    let model = Model()
    let scene = Scene {
      VStack {
        if model.isShown { leaf("s1") }
        if model.isShown { leaf("s2") }
        if model.isShown { leaf("s3") }
      }
    }
    model.isShown = true
    scene.step()
    #expect(log.drain() == ["+s3", "+s2", "+s1"])
    model.isShown = false
    scene.step()
    #expect(log.drain() == ["-s1", "-s2", "-s3"])
  }

  @Test func `a new branch appears before the old one disappears`() {
    let model = Model()
    let scene = Scene {
      VStack { if model.isFirst { leaf("a") } else { leaf("b") } }
    }
    #expect(log.drain() == ["+a"])
    model.isFirst = false
    scene.step()
    #expect(log.drain() == ["+b", "-a"])
  }

  @Test func `views inserted by three bodies in one update appear from last to first`() {
    struct Part: View {
      @Binding var isShown: Bool
      let name: String
      let log: Log

      var body: some View {
        VStack {
          if isShown { Color.red.onAppear { log.add(name) } }
        }
      }
    }
    struct Whole: View {
      @State private var isShown = false
      let log: Log

      var body: some View {
        VStack {
          Part(isShown: $isShown, name: "first", log: log)
          Part(isShown: $isShown, name: "second", log: log)
          Part(isShown: $isShown, name: "third", log: log)
        }
        .onTapGesture { isShown = true }
        .id("whole")
      }
    }
    for _ in 0..<20 {
      let scene = Scene { Whole(log: log) }
      #expect(scene.host.tap("whole"))
      scene.layOut()
      #expect(log.drain() == ["third", "second", "first"])
    }
  }

  @Test func `the inner of two onAppear actions runs first`() {
    _ = Scene {
      Color.red.onAppear { log.add("a") }.onAppear { log.add("b") }
    }
    #expect(log.drain() == ["a", "b"])
  }

  @Test func `State that is set in onAppear takes effect in the first layout`() {
    struct Growing: View {
      @State private var width: CGFloat = 1
      var body: some View {
        Color.red.frame(width: width, height: 1).onAppear { width = 50 }
      }
    }
    #expect(Scene { Growing() }.size.width == 50)
  }

  @Test(.timeLimit(.minutes(20)))
  func `onAppear actions that toggle State endlessly are reported as an issue`() {
    struct Flipping: View {
      @State private var isFirst = false
      var body: some View {
        if isFirst {
          Color.red.onAppear { isFirst = false }
        } else {
          Color.blue.onAppear { isFirst = true }
        }
      }
    }
    let scene = Scene { Flipping() }
    #expect(scene.host.takeIssues().map(\.kind) == [.preferenceUpdatedRepeatedly])
  }

  @Test(.timeLimit(.minutes(20)))
  func `a body that changes the State that it reads is reported as an issue`() {
    struct Counting: View {
      @State private var count = 0
      var body: some View {
        count += 1
        return Text("\(count)")
      }
    }
    let scene = Scene { Counting() }
    #expect(scene.host.takeIssues().map(\.kind) == [.preferenceUpdatedRepeatedly])
  }
}
