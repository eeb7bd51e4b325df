import Foundation
import ViewLayout

/// A column of rows of four leaves, as lists are.
struct RowsTree: View {
  let rows: Int
  let leaf: LeafKind
  let model: LeafModel

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<rows) { row in
        HStack(spacing: 0) {
          Leaf(kind: leaf, model: row == 0 ? model : nil)
          Leaf(kind: leaf, model: nil)
          Leaf(kind: leaf, model: nil)
          Leaf(kind: leaf, model: nil)
        }
      }
    }
  }
}
