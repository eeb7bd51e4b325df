/// How a benchmark's nodes are nested.
enum TreeShape: String, CaseIterable {
  /// One column of leaves.
  case wide
  /// Ten children a level, columns and rows taking turns.
  case nested
  /// Two children a level, columns and rows taking turns.
  case binary
  /// Levels of four children, the last of which is the next level.
  case chain
  /// A column of rows of four leaves.
  case rows

  /// A grid of rows of four leaves.
  case grid
  /// Levels of a grid of four cells, one of which is the next level.
  case gridChain

  /// The sizes that the shape is measured at: nodes, levels of a chain, rows.
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
