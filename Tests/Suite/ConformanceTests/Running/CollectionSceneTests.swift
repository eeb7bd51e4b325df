import CollectionLayout
import Conformance
import Foundation
import Scenarios
import SpecFormat
import Testing
import ViewLayout

/// Tests scenes with collection views through layouts, steps and measurements.
@MainActor
struct CollectionSceneTests {
  private func results(
    _ text: String,
    body: @escaping @MainActor @Sendable (Stage) -> Void
  ) throws -> [ExpectationResult] {
    try CompiledSpec(text, scene: "CollectionScene()", body: body).results()
  }

  private func verdicts(
    _ text: String,
    body: @escaping @MainActor @Sendable (Stage) -> Void
  ) throws -> [Verdict] {
    try results(text, body: body).map(\.verdict)
  }

  @Test func `each frames block applies its proposal, scale and layout direction`() throws {
    let text = """
      ```frames 100x100
      cell 0.1  50 20 50 40
      ...
      ```
      ```frames 51x100
      cell 0.1  25 20 25 40
      ...
      ```
      ```frames 51x100 scale=2
      cell 0.1  25.5 20 25.5 40
      ...
      ```
      ```frames 100x100 rtl
      cell 0.1  0 20 50 40
      ...
      ```

      """
    let verdicts = try verdicts(text) { stage in
      let layout = CollectionSample.layout()
      stage.anyScene { CollectionScene(layout, items: [2]) }
    }
    #expect(verdicts == [.passed, .passed, .passed, .passed])
  }

  @Test func `changing the items in a step keeps the scroll offset`() throws {
    let text = """
      ```frames 100x30 visible offset=0,60
      cell 0.2                   0 60  50  40
      decoration "background" 0  0  0 100 100
      ```
      ```swift step
      items = [4]
      ```
      ```frames 100x30 visible
      cell 0.2                   0 60  50  40
      cell 0.3                  50 60  50  40
      decoration "background" 0  0  0 100 100
      ```
      ```swift step
      stage.scroll(to: .zero)
      ```
      ```frames 100x30 visible
      cell 0.0                    0 20  50  40
      cell 0.1                   50 20  50  40
      supplementary "header" 0.0  0  0 100  20
      decoration "background" 0   0  0 100 100
      ```

      """
    let verdicts = try verdicts(text) { stage in
      let layout = CollectionSample.layout()
      var items = [3]
      stage.anyScene { CollectionScene(layout, items: items) }
      stage.step { items = [4] }
      stage.step { stage.scroll(to: .zero) }
    }
    #expect(verdicts == [.passed, .passed, .passed])
  }

  @Test func `estimated cells adapt to their SwiftUI content after a step`() throws {
    let text = """
      ```frames 100x100
      content   0  0 100 60
      cell 0.0  0 20  50 40
      ...
      ```
      ```swift step
      word = "a"
      ```
      ```frames 100x100
      content   0  0 100 40
      cell 0.0  0 20  50 20
      ...
      ```

      """
    let verdicts = try verdicts(text) { stage in
      let layout = CollectionSample.layout(rowHeight: .estimated(33))
      var word = "hello you"
      stage.anyScene { CollectionScene(layout, items: [1]) { _ in Text(word) } }
      stage.step { word = "a" }
    }
    #expect(verdicts == [.passed, .passed])
  }

  @Test func `a cell that changes while scrolled away is measured when visible again`() throws {
    let text = """
      ```frames 100x60
      cell 0.0  0 20 50 40
      ...
      ```
      ```swift step
      stage.scroll(to: CGPoint(x: 0, y: 100))
      ```
      ```swift step
      word = "a"
      ```
      ```frames 100x60
      cell 0.0  0 20 50 40
      ...
      ```
      ```swift step
      stage.scroll(to: .zero)
      ```
      ```frames 100x60
      cell 0.0  0 20 50 20
      ...
      ```

      """
    let verdicts = try verdicts(text) { stage in
      let layout = CollectionSample.layout(rowHeight: .estimated(20))
      var word = "hello you"
      stage.anyScene { CollectionScene(layout, items: [10]) { _ in Text(word) } }
      stage.step { stage.scroll(to: CGPoint(x: 0, y: 100)) }
      stage.step { word = "a" }
      stage.step { stage.scroll(to: .zero) }
    }
    #expect(verdicts == [.passed, .passed, .passed])
  }

  @Test func `cells without content have the estimated height, or that of cellSize`() throws {
    let text = "```frames 100x100\ncell 0.0  0 20 50 33\n...\n```\n"
    let own = "```frames 100x100\ncell 0.0  0 20 50 70\n...\n```\n"
    let layout = CollectionSample.layout(rowHeight: .estimated(33))
    nonisolated(unsafe) let shared = layout
    #expect(
      try verdicts(text) { $0.anyScene { CollectionScene(shared, items: [1]) } } == [.passed]
    )
    #expect(
      try verdicts(own) { stage in
        stage.anyScene {
          CollectionScene(shared, items: [1], cellSize: CGSize(width: 9, height: 70))
        }
      } == [.passed]
    )
  }

  @Test func `an unregistered decoration is an issue if registersDecorations is false`() throws {
    let text = "```frames 100x100\ncell 0.0  0 20 50 40\n...\n```\n"
    let issues = text + "```issues\ndecoration-not-registered\n```\n"
    #expect(
      try verdicts(text) { stage in
        let layout = CollectionSample.layout()
        stage.anyScene { CollectionScene(layout, items: [1]) }
      } == [.passed]
    )
    #expect(
      try verdicts(issues) { stage in
        let layout = CollectionSample.layout()
        stage.anyScene { CollectionScene(layout, items: [1], registersDecorations: false) }
      } == [.passed, .passed]
    )
  }

  @Test(arguments: ["nilx100", "100xinf", "-1x100"])
  func `a collection view of nil, infinite or negative size is an error`(proposal: String) throws {
    let results = try results("```frames \(proposal)\ncell 0.0  0 20 50 40\n...\n```\n") { stage in
      let layout = CollectionSample.layout()
      stage.anyScene { CollectionScene(layout, items: [1]) }
    }
    #expect(results.map(\.verdict) == [.error])
    #expect(results.first?.message.contains("a proposed size of two finite lengths") == true)
  }

  @Test func `stage.scroll moves an orthogonal section, an unknown section is an error`() throws {
    let text = """
      ```frames 100x100
      cell 0.2  100 20 50 40
      ...
      ```
      ```swift step
      stage.scroll(section: 0, to: 30)
      ```
      ```frames
      cell 0.2   70 20 50 40
      ...
      ```
      ```swift step
      stage.scroll(section: 1, to: 30)
      ```
      ```frames
      cell 0.2   70 20 50 40
      ...
      ```

      """
    let verdicts = try verdicts(text) { stage in
      let layout = CollectionSample.layout(behavior: .continuous)
      stage.anyScene { CollectionScene(layout, items: [6]) }
      stage.step { stage.scroll(section: 0, to: 30) }
      stage.step { stage.scroll(section: 1, to: 30) }
    }
    #expect(verdicts == [.passed, .passed, .error])
  }

  @Test func `changing the layout in a step keeps the scroll offset of a section`() throws {
    let text = """
      ```frames 100x100
      cell 0.2  100 20 50 40
      ...
      ```
      ```swift step
      stage.scroll(section: 0, to: 30)
      layout = lower
      ```
      ```frames
      cell 0.2   70 20 50 30
      ...
      ```

      """
    let verdicts = try verdicts(text) { stage in
      var layout = CollectionSample.layout(behavior: .continuous)
      stage.anyScene { CollectionScene(layout, items: [6]) }
      stage.step {
        stage.scroll(section: 0, to: 30)
        layout = CollectionSample.layout(rowHeight: .absolute(30), behavior: .continuous)
      }
    }
    #expect(verdicts == [.passed, .passed])
  }

  @Test func `a collection view with estimated row heights satisfies every law`() throws {
    let text = """
      ```frames 100x100
      cell 0.0  0 20 50 20
      ...
      ```
      ```laws
      idempotent
      mirrored-in-rtl
      incremental-equals-fresh
      cached-equals-uncached
      axes-apart-equals-together
      ```

      """
    let verdicts = try verdicts(text) { stage in
      let layout = CollectionSample.layout(rowHeight: .estimated(33))
      stage.anyScene { CollectionScene(layout, items: [40]) { _ in Text("Hello") } }
    }
    #expect(verdicts == [.passed, .passed])
  }

  @Test func `cached-equals-uncached also checks the layouts inside cells`() throws {
    let text = """
      ```frames 100x100
      ...
      ```
      ```laws
      idempotent
      ```
      ```laws
      cached-equals-uncached
      ```

      """
    let verdicts = try verdicts(text) { stage in
      let layout = CollectionSample.layout(rowHeight: .estimated(33))
      stage.anyScene {
        CollectionScene(layout, items: [1]) { _ in
          HStack {
            Counting {}; Counting {}
          }
        }
      }
    }
    #expect(verdicts.suffix(2) == [.passed, .failed])
  }

  /// A layout whose height is the number of its calls, which is stored in its cache.
  private struct Counting: Layout {
    func makeCache(subviews: Subviews) -> CGFloat { 0 }

    func updateCache(_ cache: inout CGFloat, subviews: Subviews) {}

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout CGFloat
    ) -> CGSize {
      cache += 1
      return CGSize(width: 10, height: cache)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout CGFloat
    ) {}
  }

  @Test func `after a laws block, invalidateLayout in a step changes the cells' height`() throws {
    let text = """
      ```frames 100x100
      cell 0.0  0 0 100 40
      ```
      ```laws
      idempotent
      incremental-equals-fresh
      ```
      ```swift step
      height = 30
      layout.invalidateLayout()
      ```
      ```frames 100x100
      cell 0.0  0 0 100 30
      ```

      """.replacing("cell", with: "...\ncell")
    let verdicts = try verdicts(text) { stage in
      var height = 40.0
      let layout = UICollectionViewCompositionalLayout { _, _ in
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: .absolute(height)
        )
        let item = NSCollectionLayoutItem(layoutSize: size)
        return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
      }
      stage.anyScene { CollectionScene(layout, items: [1]) }
      stage.step {
        height = 30
        layout.invalidateLayout()
      }
    }
    #expect(verdicts == [.passed, .passed, .passed])
  }

  @Test func `anyScene with a View creates a scene of views`() throws {
    let text = "```frames 100x100\nColor 0 0 100 100\n```\n"
    #expect(try verdicts(text) { stage in stage.anyScene { Color.red } } == [.passed])
  }
}
