import Platform
import Foundation
import Testing

@testable import ViewLayout

/// R-STATE-2: tests nested conditions, which a single node represents.
@MainActor
struct ConditionalContentTests {
  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Color.red.frame(width: CGFloat(count), height: 1)
        .onTapGesture { count += 1 }
        .id("counter")
    }
  }

  private final class Model {
    var isOuter = true
    var isInner = true
  }

  /// Returns the width of the counter after a step.
  private func width(_ scene: Scene) -> CGFloat? {
    scene.step()
    return scene.frame("counter")?.width
  }

  @Test func `switching the inner or outer branch of nested conditions resets state`() {
    let model = Model()
    let scene = Scene {
      if model.isOuter {
        if model.isInner { Counter() } else { Counter() }
      } else {
        Counter()
      }
    }
    #expect(scene.host.tap("counter"))
    #expect(width(scene) == 1)
    model.isInner = false
    #expect(width(scene) == 0)
    #expect(scene.host.tap("counter"))
    #expect(width(scene) == 1)
    model.isOuter = false
    #expect(width(scene) == 0)
    (model.isOuter, model.isInner) = (true, true)
    #expect(width(scene) == 0)
  }

  @Test func `nested if statements without else insert and remove their view`() {
    let model = Model()
    let scene = Scene {
      if model.isOuter {
        if model.isInner { Counter() }
      }
    }
    #expect(scene.host.tap("counter"))
    #expect(width(scene) == 1)
    model.isInner = false
    #expect(width(scene) == nil)
    model.isInner = true
    #expect(width(scene) == 0)
    model.isOuter = false
    #expect(width(scene) == nil)
  }

  @Test func `switching a branch nested beyond BranchingViewNode.levelLimit resets its state`() {
    func nested<Content: View>(_ view: Content) -> any View {
      ConditionalContent<Content, EmptyView>.first(view)
    }
    let model = Model()
    let scene = Scene {
      var view: any View =
        model.isInner
        ? ConditionalContent<Counter, Counter>.first(Counter())
        : ConditionalContent<Counter, Counter>.second(Counter())
      for _ in 0...BranchingViewNode.levelLimit { view = nested(view) }
      return AnyView(view)
    }
    #expect(scene.host.tap("counter"))
    #expect(width(scene) == 1)
    model.isInner = false
    #expect(width(scene) == 0)
  }

  @Test(.nestsManyCalls) func `conditions nested 12,000 levels deep are reported as treeTooDeep`() {
    struct Chain: View {
      let levels: Int
      var body: some View {
        if levels > 0 {
          if levels % 2 == 0 {
            Chain(levels: levels - 1).padding(1)
          } else {
            Chain(levels: levels - 1).padding(2)
          }
        }
      }
    }
    withLargeStack {
      let deep = Scene { Chain(levels: 12000) }
      #expect(deep.host.takeIssues().map(\.kind) == [.treeTooDeep])
    }
  }
}
