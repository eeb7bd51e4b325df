/// A tree to measure.
struct BenchmarkCase {
  let shape: TreeShape
  let leaf: LeafKind
  let size: Int

  /// `binary/text/10000`.
  var name: String { "\(shape.rawValue)/\(leaf.rawValue)/\(size)" }

  /// Every shape with every kind of leaf at every size.
  static var all: [BenchmarkCase] {
    TreeShape.allCases.flatMap { shape in
      LeafKind.allCases.flatMap { leaf in
        shape.sizes.map { BenchmarkCase(shape: shape, leaf: leaf, size: $0) }
      }
    }
  }
}
