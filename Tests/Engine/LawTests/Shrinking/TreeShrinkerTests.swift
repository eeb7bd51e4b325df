import Testing
import ViewLayout

/// Tests the shrinker with laws that do not hold.
@MainActor
struct TreeShrinkerTests {
  /// A law that no tree contains a divider in a row.
  private struct NoDividerInRows: TreeLaw {
    var name: String { "no-divider-in-rows" }

    func breach(of sample: TreeSample) -> ViolationScenario? {
      guard Self.isBroken(by: sample.tree) else { return nil }
      return ViolationScenario(
        law: name,
        difference: "a divider is in a row",
        tree: sample.tree,
        proposal: .unspecified
      )
    }

    private static func isBroken(by tree: GeneratedView) -> Bool {
      if case .container(.row) = tree.element, tree.contains(.divider) { return true }
      return tree.children.contains(where: isBroken)
    }
  }

  @Test func `a failing tree is reduced to a minimal tree that breaks the law`() throws {
    let run = LawRun(law: NoDividerInRows(), seed: 7, treeCount: 2000)
    let message = try #require(run.firstBreach())
    #expect(
      message.hasSuffix(
        """
        ```swift
        HStack(alignment: .center, spacing: nil) {
          Divider()
        }
        ```

        """
      )
    )
  }

  @Test func `leaves, numbers and alignments are replaced with simpler ones`() {
    let tree = GeneratedView(
      .modifier(
        .fixedFrame(
          width: 33.625,
          height: 12,
          alignment: AlignmentName(horizontal: .leading, vertical: .lastTextBaseline)
        )
      ),
      [GeneratedView(.leaf(.text("Hello world")))]
    )
    let smallest = TreeShrinker.smallest(of: tree) { tree in
      guard case .modifier(.fixedFrame(let width?, _, _)) = tree.element else { return false }
      return width > 20
    }
    #expect(
      smallest.code == [
        "Color.red",
        ".frame(width: 34, alignment: Alignment(horizontal: .center, vertical: .center))",
      ]
    )
  }

  @Test func `a tree is reduced to one node if every smaller tree breaks the law`() {
    var generator = TreeGenerator(seed: 3, isWild: true)
    for _ in 0..<100 {
      let smallest = TreeShrinker.smallest(of: generator.tree()) { _ in true }
      #expect(smallest.count == 1)
    }
  }
}

extension GeneratedView {
  fileprivate func contains(_ leaf: Leaf) -> Bool {
    element == .leaf(leaf) || children.contains { $0.contains(leaf) }
  }
}
