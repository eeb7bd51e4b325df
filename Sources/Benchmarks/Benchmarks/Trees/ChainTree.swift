import Foundation
import ViewLayout

/// Levels of three leaves and the next level, columns and rows taking turns.
struct ChainTree: View {
  let levels: Int
  let isRow: Bool
  let leaf: LeafKind
  let model: LeafModel?

  var body: some View {
    if isRow {
      HStack(spacing: 0) { children }
    } else {
      VStack(spacing: 0) { children }
    }
  }

  @ViewBuilder private var children: some View {
    Leaf(kind: leaf, model: model)
    Leaf(kind: leaf, model: nil)
    Leaf(kind: leaf, model: nil)
    if levels > 1 {
      AnyView(ChainTree(levels: levels - 1, isRow: !isRow, leaf: leaf, model: nil))
    } else {
      Leaf(kind: leaf, model: nil)
    }
  }
}
