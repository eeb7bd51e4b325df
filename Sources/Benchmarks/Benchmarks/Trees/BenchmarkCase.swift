import Foundation
import ViewLayout

/// A scene to measure.
struct BenchmarkCase {
  /// The description of the case and its size, such as `binary/text/10000`.
  let name: String
  /// The scene, a part of which depends on a model.
  let scene: @MainActor (LeafModel) -> AnyView
  /// The measured change of the scene, which precedes another layout pass.
  var change: @MainActor (ViewHost, LeafModel) -> Void = { _, model in model.width += 1 }

  /// All cases, in the order of the report.
  static var all: [BenchmarkCase] { trees + [colors, lazyRows] + layouts + texts }
}

extension BenchmarkCase {
  /// Every combination of shape, leaf and size; the change affects one leaf.
  static var trees: [BenchmarkCase] {
    TreeShape.allCases.flatMap { shape in
      LeafKind.allCases.flatMap { leaf in
        shape.sizes.map { size in
          BenchmarkCase(name: "\(shape.rawValue)/\(leaf.rawValue)/\(size)") { model in
            AnyView(TreeView(shape: shape, leaf: leaf, size: size, model: model))
          }
        }
      }
    }
  }
}

extension BenchmarkCase {
  /// A million lazy rows in a scroll view; the change scrolls by one screen.
  static var lazyRows: BenchmarkCase {
    BenchmarkCase(
      name: "lazy/rows/1000000",
      scene: { _ in
        AnyView(
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<1_000_000) { index in
                HStack {
                  Color.red.frame(width: 40, height: 40)
                  Text("Row \(index)")
                  Spacer()
                }
              }
            }
          }
        )
      },
      change: { host, model in
        model.width += 1
        _ = host.scroll(to: CGPoint(x: 0, y: (model.width - 10) * 1000))
      }
    )
  }
}

extension BenchmarkCase {
  /// A single text of many words.
  static var texts: [BenchmarkCase] {
    [1_000, 10_000, 100_000].map { words in
      BenchmarkCase(name: "words/\(words)") { AnyView(LongText(words: words, model: $0)) }
    }
  }
}

extension BenchmarkCase {
  /// A column of colors, which are the least expensive views.
  static var colors: BenchmarkCase {
    BenchmarkCase(name: "colors/100000") { model in
      AnyView(
        VStack(spacing: model.width) {
          ForEach(0..<100_000) { _ in Color.red }
        }
      )
    }
  }
}

extension BenchmarkCase {
  /// Custom layouts with and without a cache: one with many children, and many with three children
  /// each.
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
