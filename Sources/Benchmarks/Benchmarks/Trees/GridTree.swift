import Foundation
import ViewLayout

/// A grid of rows of four leaves.
struct GridTree: View {
  let rows: Int
  let leaf: LeafKind
  let model: LeafModel

  var body: some View {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      ForEach(0..<rows) { row in
        GridRow {
          Leaf(kind: leaf, model: row == 0 ? model : nil)
          Leaf(kind: leaf, model: nil)
          Leaf(kind: leaf, model: nil)
          Leaf(kind: leaf, model: nil)
        }
      }
    }
  }
}
