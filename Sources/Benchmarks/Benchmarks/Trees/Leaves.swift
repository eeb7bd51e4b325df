import ViewLayout

/// A number of leaves, the first of which changes with a model.
struct Leaves: View {
  let count: Int
  let leaf: LeafKind
  let model: LeafModel

  var body: some View {
    ForEach(0..<count) { Leaf(kind: leaf, model: $0 == 0 ? model : nil) }
  }
}
