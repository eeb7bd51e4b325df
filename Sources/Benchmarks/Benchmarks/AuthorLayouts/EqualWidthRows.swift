import Foundation
import ViewLayout

/// A column of rows of three leaves of equal widths.
struct EqualWidthRows<Row: Layout>: View {
  let rows: Int
  let row: Row
  let leaf: LeafKind
  let model: LeafModel

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<rows) { index in
        row {
          Leaf(kind: leaf, model: index == 0 ? model : nil)
          Leaf(kind: leaf, model: nil)
          Leaf(kind: leaf, model: nil)
        }
      }
    }
  }
}
