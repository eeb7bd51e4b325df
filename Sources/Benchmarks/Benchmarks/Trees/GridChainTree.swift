import Foundation
import ViewLayout

/// Levels of a grid of four cells, one of which is the next level.
struct GridChainTree: View {
  let levels: Int
  let leaf: LeafKind
  let model: LeafModel

  var body: some View {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Leaf(kind: leaf, model: nil)
        Leaf(kind: leaf, model: nil)
      }
      GridRow {
        Leaf(kind: leaf, model: nil)
        if levels > 1 {
          AnyView(GridChainTree(levels: levels - 1, leaf: leaf, model: model))
        } else {
          Leaf(kind: leaf, model: model)
        }
      }
    }
  }
}
