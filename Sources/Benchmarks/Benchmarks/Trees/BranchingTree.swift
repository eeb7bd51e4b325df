import Foundation
import ViewLayout

/// A tree in which every stack has the same number of children, columns and rows taking turns.
struct BranchingTree: View {
  let branching: Int
  let leaves: Int
  let isRow: Bool
  /// Whether the model's leaf is in here.
  let holdsFirst: Bool
  let leaf: LeafKind
  let model: LeafModel

  var body: some View {
    if leaves <= 1 {
      Leaf(kind: leaf, model: holdsFirst ? model : nil)
    } else if isRow {
      HStack(spacing: 0) { children }
    } else {
      VStack(spacing: 0) { children }
    }
  }

  private var children: some View {
    ForEach(0..<min(branching, leaves)) { index in
      AnyView(
        BranchingTree(
          branching: branching,
          leaves: share(of: index),
          isRow: !isRow,
          holdsFirst: holdsFirst && index == 0,
          leaf: leaf,
          model: model
        )
      )
    }
  }

  private func share(of index: Int) -> Int {
    let count = min(branching, leaves)
    return leaves / count + (index < leaves % count ? 1 : 0)
  }
}
