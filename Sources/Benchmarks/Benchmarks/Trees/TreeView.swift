import Foundation
import ViewLayout

/// A tree of one shape with leaves of one kind, the first of which changes with a model.
struct TreeView: View {
  let shape: TreeShape
  let leaf: LeafKind
  /// Nodes, levels of a chain, or rows.
  let size: Int
  let model: LeafModel

  var body: some View {
    switch shape {
    case .wide: WideTree(leaves: size / leaf.nodes, leaf: leaf, model: model)
    case .nested:
      BranchingTree(
        branching: 10,
        leaves: size / leaf.nodes,
        isRow: false,
        holdsFirst: true,
        leaf: leaf,
        model: model
      )
    case .binary:
      BranchingTree(
        branching: 2,
        leaves: size / (leaf.nodes + 1),
        isRow: false,
        holdsFirst: true,
        leaf: leaf,
        model: model
      )
    case .chain: ChainTree(levels: size, isRow: false, leaf: leaf, model: model)
    case .rows: RowsTree(rows: size, leaf: leaf, model: model)
    case .grid: GridTree(rows: size, leaf: leaf, model: model)
    case .gridChain: GridChainTree(levels: size, leaf: leaf, model: model)
    }
  }
}
