import Foundation
import Platform
import Testing

@testable import ViewLayout

/// R-STATE: tests in which cases the state of a view is kept or reset.
@MainActor
struct IdentityTests {
  private struct Counter: View {
    @State private var count = 0
    let name: String

    var body: some View {
      Color.red.frame(width: CGFloat(count), height: 1)
        .onTapGesture { count += 1 }
        .id(name)
    }
  }

  private final class Model {
    var flag = true
    var names = ["a", "b"]
  }

  @Test func `State survives a reevaluation of the scene and a layout pass`() {
    let scene = Scene { Counter(name: "c") }
    #expect(scene.host.tap("c"))
    scene.step()
    #expect(scene.frame("c")?.width == 1)
    #expect(scene.host.tap("c"))
    scene.layOut()
    #expect(scene.frame("c")?.width == 2)
  }

  @Test func `switching between the branches of an if-else resets their State`() {
    let model = Model()
    let scene = Scene {
      if model.flag { Counter(name: "c") } else { Counter(name: "c") }
    }
    #expect(scene.host.tap("c"))
    scene.step()
    #expect(scene.frame("c")?.width == 1)
    model.flag = false
    scene.step()
    #expect(scene.frame("c")?.width == 0)
    model.flag = true
    scene.step()
    #expect(scene.frame("c")?.width == 0)
  }

  @Test func `the State of a ForEach element moves with its id`() {
    let model = Model()
    let scene = Scene {
      HStack(spacing: 0) { ForEach(model.names, id: \.self) { Counter(name: $0) } }
    }
    #expect(scene.host.tap("a"))
    model.names = ["b", "a"]
    scene.step()
    #expect(scene.frame("a")?.width == 1)
    #expect(scene.frame("b")?.width == 0)
  }

  @Test func `ForEach lays out both elements of a duplicate id and reports duplicateIdentity`() {
    let scene = Scene {
      HStack(spacing: 0) {
        ForEach([1, 1], id: \.self) { _ in Color.red.frame(width: 10, height: 10) }
      }
    }
    #expect(scene.size == CGSize(width: 20, height: 10))
    #expect(scene.host.takeIssues().map(\.kind) == [.duplicateIdentity])
  }

  @Test func `a State change evaluates only the bodies that read the State`() {
    struct Reader: View {
      @Binding var count: Int
      var body: some View { Color.red.frame(width: CGFloat(count), height: 1) }
    }
    struct Bystander: View {
      var body: some View { Color.red.frame(width: 1, height: 1) }
    }
    struct Parent: View {
      @State private var count = 0
      var body: some View {
        HStack(spacing: 0) {
          Reader(count: $count)
          Bystander()
        }
        .onTapGesture { count += 1 }
        .id("p")
      }
    }
    let scene = Scene { Parent() }
    #expect(scene.host.tap("p"))
    scene.layOut()
    #expect(scene.size.width == 2)
    #expect(scene.host.counts["Reader.body"] == 2)
    #expect(scene.host.counts["Bystander.body"] == 1)
    #expect(scene.host.counts["Parent.body"] == 1)
  }

  @Test func `an environment change reevaluates a body that reads it, not the whole scene`() {
    struct Reader: View {
      @Environment(\.layoutDirection) private var direction
      var body: some View {
        Color.red.frame(width: direction == .leftToRight ? 1 : 2, height: 1)
      }
    }
    let log = Log()
    let scene = Scene {
      log.add("scene")
      return Reader()
    }
    var environment = HostEnvironment()
    environment.isRightToLeft = true
    scene.host.layOut(proposal: nil, environment: environment)
    #expect(scene.size.width == 2)
    #expect(log.drain() == ["scene"])
    #expect(scene.host.counts["Reader.body"] == 2)
  }

  @Test(.nestsManyCalls) func `a tree of 6,000 levels is cut off and reported as treeTooDeep`() {
    struct Chain: View {
      let levels: Int
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 1, height: 1)
          if levels > 0 { Chain(levels: levels - 1) }
        }
      }
    }
    withLargeStack {
      let shallow = Scene { Chain(levels: 1000) }
      #expect(shallow.size.height == 1001)
      #expect(shallow.host.takeIssues().isEmpty)
      let deep = Scene { Chain(levels: 6000) }
      #expect(deep.size.height < 6001)
      #expect(deep.host.takeIssues().map(\.kind) == [.treeTooDeep])
    }
  }
}
