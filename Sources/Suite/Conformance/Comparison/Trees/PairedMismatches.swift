internal import SpecFormat

/// The mismatches of lines paired with nodes, each pair compared once.
///
/// Without it a pair is compared to find its cost and again for its mismatches, and so is every
/// pair inside: a tree 30 levels deep would never be done.
struct PairedMismatches {
  private struct Pair: Hashable {
    var line: Int
    var node: Int
  }

  private let compare: (_ line: Int, _ node: Int) -> [Mismatch]
  private var known: [Pair: [Mismatch]] = [:]

  init(compare: @escaping (_ line: Int, _ node: Int) -> [Mismatch]) {
    self.compare = compare
  }

  /// The mismatches of a pair.
  subscript(line: Int, node: Int) -> [Mismatch] {
    mutating get {
      let pair = Pair(line: line, node: node)
      if let mismatches = known[pair] { return mismatches }
      let mismatches = compare(line, node)
      known[pair] = mismatches
      return mismatches
    }
  }
}
