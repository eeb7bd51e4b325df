import Foundation
import ViewLayout

/// One column of leaves.
struct WideTree: View {
  let leaves: Int
  let leaf: LeafKind
  let model: LeafModel

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<leaves) { Leaf(kind: leaf, model: $0 == 0 ? model : nil) }
    }
  }
}
