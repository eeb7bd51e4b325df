/// A node whose content is one branch of a condition at a time, each with an identity of its own
/// (R-STATE-2).
///
/// A `switch` is conditions inside conditions. As long as nothing lies between them one node stands
/// for all, and a body's own node stands for those that the body is.
class BranchingViewNode: ContentViewNode {
  /// How many conditions one node stands for at most.
  static let levelLimit = UInt64.bitWidth

  /// The branch of each condition, the outermost first: a bit is set for the second of two.
  private var branches: UInt64 = 0
  private var levels = 0

  override var staticCount: Int? { staticCount(whereHolding: 0) }

  override func appendRows(to outline: inout LazyOutline) {
    content?.appendRows(to: &outline)
  }
}

extension BranchingViewNode {
  /// How many elements the node always has as long as some of its outermost conditions stay as they
  /// are; `nil` where that can change.
  final func staticCount(whereHolding conditions: Int) -> Int? {
    levels > conditions ? nil : content?.staticCount
  }

  /// Whether a branch is the one that the content is in.
  final func isIn(_ branch: ConditionBranch, at level: Int) -> Bool {
    branches & (1 << level) == branch.bit << level
  }

  /// Remembers a branch, and that nothing is known of conditions inside it.
  final func enter(_ branch: ConditionBranch, at level: Int) {
    levels = level + 1
    branches = branches & ~(1 << level) | branch.bit << level
  }
}

/// One of a condition's two sides.
nonisolated enum ConditionBranch {
  case first, second

  fileprivate var bit: UInt64 { self == .first ? 0 : 1 }
}
