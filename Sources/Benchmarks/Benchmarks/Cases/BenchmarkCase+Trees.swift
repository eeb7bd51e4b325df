import ViewLayout

extension BenchmarkCase {
  /// Every shape with every kind of leaf at every size; a leaf changes.
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
