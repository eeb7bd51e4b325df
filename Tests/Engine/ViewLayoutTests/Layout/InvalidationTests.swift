import Foundation
import Observation
import Testing

@testable import ViewLayout

/// The model of a leaf.
@Observable
private final class Model {
  var width: CGFloat = 10
}

/// Checks that a change lays out only the affected nodes, by counting computations.
@MainActor
struct InvalidationTests {
  /// A binary tree of alternating stacks in which only the first leaf depends on the model.
  private struct Tree: View {
    let levels: Int
    let model: Model
    let isFirst: Bool

    var body: AnyView {
      if levels == 0 {
        return AnyView(Color.red.frame(width: isFirst ? model.width : 10, height: 10))
      }
      let first = Tree(levels: levels - 1, model: model, isFirst: isFirst)
      let second = Tree(levels: levels - 1, model: model, isFirst: false)
      return levels.isMultiple(of: 2)
        ? AnyView(
          HStack(spacing: 0) {
            first
            second
          }
        )
        : AnyView(
          VStack(spacing: 0) {
            first
            second
          }
        )
    }
  }

  @Test func `reevaluating an unchanged scene needs no layout computation`() {
    let model = Model()
    let scene = Scene { Tree(levels: 8, model: model, isFirst: true) }
    let before = scene.host.computations
    scene.step()
    #expect(scene.host.computations == before)
  }

  @Test func `changing a leaf recomputes its ancestors but not their other children`() {
    let model = Model()
    let scene = Scene(ProposedViewSize(width: 1000, height: 1000)) {
      Tree(levels: 10, model: model, isFirst: true)
    }
    let first = scene.host.computations
    model.width = 20
    scene.step()
    #expect(scene.size.width == 330)
    // 12 nodes on the path to the root with at most eight computations per axis; the tree has 3,071
    // nodes.
    #expect(scene.host.computations - first <= 12 * 2 * 8)
  }

  @Test func `recomputation stops at the first ancestor whose flexibility is unchanged`() {
    let model = Model()
    let scene = Scene(ProposedViewSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        VStack(spacing: 0) {
          VStack(spacing: 0) {
            Color.red.frame(minHeight: 0, idealHeight: 1, maxHeight: model.width).id("first")
            Color.blue
          }
          Color.green
        }
        Color.yellow
      }
    }
    let first = scene.host.computations
    #expect(scene.frame("first")?.height == 10)
    model.width = 5
    scene.step()
    #expect(scene.frame("first")?.height == 5)
    // The frame and the stack around it, whose flexibility does not change.
    #expect(scene.host.computations - first == 2)
  }

  @Test func `removing the padding of a grid cell updates the spacing between rows`() {
    let model = Model()
    func scene(_ padding: @escaping () -> CGFloat) -> Scene {
      Scene(ProposedViewSize(width: 100, height: 100)) {
        Grid {
          GridRow { Text("A").padding(padding()) }
          GridRow { Text("B").id("second") }
        }
      }
    }
    let changed = scene { model.width }
    let before = changed.frame("second")
    model.width = 0
    changed.step()
    let fresh = scene { 0 }
    #expect(changed.frame("second") == fresh.frame("second"))
    // The distance shrinks by more than the padding of 20, because the spacing becomes that between
    // two texts.
    #expect(before.map { $0.minY - 20 } != fresh.frame("second")?.minY)
  }

  @Test func `the outer of two layoutPriority modifiers applies after a change of either`() {
    func width(
      _ inner: @escaping (Model) -> Double,
      _ outer: @escaping (Model) -> Double
    ) -> CGFloat? {
      let model = Model()
      let scene = Scene(ProposedViewSize(width: 100, height: 10)) {
        HStack(spacing: 0) {
          Color.red.id("first").layoutPriority(inner(model)).layoutPriority(outer(model))
          Color.blue
        }
      }
      #expect(scene.frame("first")?.width == 100)
      model.width = 0
      scene.step()
      return scene.frame("first")?.width
    }
    #expect(width({ $0.width }, { _ in 1 }) == 100)
    #expect(width({ _ in 1 }, { $0.width }) == 50)
  }

  @Test func `a layout needs at most 8 computations per node in a tree of 12 levels`() {
    func computationsPerNode(_ levels: Int) -> Double {
      let scene = Scene(ProposedViewSize(width: 1000, height: 1000)) {
        Tree(levels: levels, model: Model(), isFirst: true)
      }
      return Double(scene.host.computations) / Double(3 * (1 << levels) - 1)
    }
    #expect(computationsPerNode(12) <= computationsPerNode(6) * 1.2)
    #expect(computationsPerNode(12) <= 8)
  }
}
