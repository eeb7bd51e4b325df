import Foundation
import ViewLayout

extension BenchmarkCase {
  /// Layouts of an author's own, with a cache and without: one with many children, and many with
  /// three.
  static var layouts: [BenchmarkCase] {
    [LeafKind.fixed, .text].flatMap { leaf in
      [
        flow("flow", FlowLayout(), of: leaf),
        flow("flow-uncached", UncachedFlowLayout(), of: leaf),
        rows("equal", EqualWidthRow(), of: leaf),
        rows("equal-uncached", UncachedEqualWidthRow(), of: leaf),
      ]
    }
  }

  private static func flow(
    _ name: String,
    _ layout: some Layout & Sendable,
    of leaf: LeafKind
  ) -> BenchmarkCase {
    BenchmarkCase(name: "\(name)/\(leaf.rawValue)/10000") { model in
      AnyView(layout { Leaves(count: 10_000, leaf: leaf, model: model) })
    }
  }

  private static func rows(
    _ name: String,
    _ row: some Layout & Sendable,
    of leaf: LeafKind
  ) -> BenchmarkCase {
    BenchmarkCase(name: "\(name)/\(leaf.rawValue)/1000") { model in
      AnyView(EqualWidthRows(rows: 1_000, row: row, leaf: leaf, model: model))
    }
  }
}
