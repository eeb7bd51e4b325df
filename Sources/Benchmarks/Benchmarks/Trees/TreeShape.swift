import Foundation
import ViewLayout

/// The nesting of a benchmark's nodes.
enum TreeShape: String, CaseIterable {
  /// A column of leaves.
  case wide
  /// Levels with ten children each, alternating between columns and rows.
  case nested
  /// Levels with two children each, alternating between columns and rows.
  case binary
  /// Levels with four children each, the last of which is the next level.
  case chain
  /// A column of rows with four leaves each.
  case rows

  /// A grid of rows with four leaves each.
  case grid
  /// Levels of a grid of four cells, one of which is the next level.
  case gridChain

  /// The measured sizes of the shape: numbers of nodes, levels of a chain, or rows.
  var sizes: [Int] {
    switch self {
    case .wide, .nested, .binary: [1_000, 10_000, 100_000]
    case .chain: [100, 1_000]
    case .rows: [1_000]
    case .grid: [1_000, 10_000]
    case .gridChain: [10, 100]
    }
  }
}

/// A tree of one shape and one kind of leaf, the first of which depends on a model.
struct TreeView: View {
  let shape: TreeShape
  let leaf: LeafKind
  /// The number of nodes, levels of a chain, or rows.
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

/// A column of leaves.
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

/// A column of rows with four leaves each, like a list.
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

/// Levels of three leaves and the next level, alternating between columns and rows.
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

/// A tree in which all stacks have the same number of children, alternating between columns and
/// rows.
struct BranchingTree: View {
  let branching: Int
  let leaves: Int
  let isRow: Bool
  /// Whether this part contains the leaf that depends on the model.
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

/// A grid of rows with four leaves each.
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
