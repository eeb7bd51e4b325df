/// The view of a condition: one of two views, each with a separate identity (R-STATE-2).
nonisolated public enum ConditionalContent<TrueContent: View, FalseContent: View>: View {
  /// The view if the condition is true.
  case first(TrueContent)
  /// The view if the condition is false.
  case second(FalseContent)
}

extension ConditionalContent: PrimitiveView {
  nonisolated static var rowKind: RowKind {
    .either(.of(TrueContent.self), .of(FalseContent.self))
  }

  nonisolated var isTransparentForRows: Bool { true }

  nonisolated func makeNode(in context: ViewContext) -> ViewNode {
    switch self {
    case .first(let view): view.node(of: .first, in: context)
    case .second(let view): view.node(of: .second, in: context)
    }
  }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    switch self {
    case .first(let view): view.update(node, of: .first, in: context)
    case .second(let view): view.update(node, of: .second, in: context)
    }
  }
}

extension Optional: View where Wrapped: View {}

extension Optional: PrimitiveView where Wrapped: View {
  nonisolated static var rowKind: RowKind { .either(.of(Wrapped.self), .rows(0)) }

  nonisolated var isTransparentForRows: Bool { true }

  nonisolated func makeNode(in context: ViewContext) -> ViewNode {
    switch self {
    case let view?: view.node(of: .first, in: context)
    case nil: EmptyView().node(of: .second, in: context)
    }
  }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    switch self {
    case let view?: view.update(node, of: .first, in: context)
    case nil: EmptyView().update(node, of: .second, in: context)
    }
  }
}

nonisolated extension View {
  /// Makes the node of a condition, given the condition's current branch and that branch's view.
  func node(of branch: ConditionBranch, in context: ViewContext) -> ViewNode {
    if context.withBranchingNode({ $0.enter(branch, at: context.level) }) == nil {
      let node = BranchingViewNode(in: context)
      node.content = self.node(of: branch, in: context.inside(branching: node))
      return node
    }
    return self.node(in: context.insideBranch)
  }

  /// Updates the node of a condition, given the condition's current branch and that branch's view.
  func update(_ content: ViewNode, of branch: ConditionBranch, in context: ViewContext) {
    guard let isIn = context.withBranchingNode({ $0.isIn(branch, at: context.level) }) else {
      let node = content.expected(BranchingViewNode.self)
      guard let content = node.content else { return }
      return update(content, of: branch, in: context.inside(branching: node))
    }
    if isIn { return update(content, in: context.insideBranch) }
    _ = context.withBranchingNode { node in
      node.enter(branch, at: context.level)
      node.exchangeContent(for: self.node(in: context.insideBranch))
    }
  }
}

/// A node whose content is the current branch of a condition; each branch has a separate identity
/// (R-STATE-2).
///
/// A `switch` consists of nested conditions. One node represents all conditions that are directly
/// nested, and the node of a body represents the conditions that are the body's outermost views.
class BranchingViewNode: ContentViewNode {
  /// The maximum number of nested conditions that one node represents.
  static let levelLimit = UInt8(UInt64.bitWidth)

  private var levels: UInt8 = 0
  /// The current branch of each condition, outermost in the lowest bit; a set bit is the second
  /// branch.
  private var branches: UInt64 = 0

  override var staticCount: Int? { staticCount(whereHolding: 0) }

  override func appendRows(to outline: inout LazyOutline) {
    content?.appendRows(to: &outline)
  }
}

extension BranchingViewNode {
  /// Returns the number of elements if it is constant while the outermost `conditions` conditions
  /// keep their branches.
  ///
  /// Returns `nil` if the number can change.
  final func staticCount(whereHolding conditions: Int) -> Int? {
    Int(levels) > conditions ? nil : content?.staticCount
  }

  final func isIn(_ branch: ConditionBranch, at level: UInt8) -> Bool {
    branches & (1 << level) == branch.bit << level
  }

  /// Sets the current branch of a condition, and discards those of the conditions inside it.
  final func enter(_ branch: ConditionBranch, at level: UInt8) {
    levels = level + 1
    branches = branches & ~(1 << level) | branch.bit << level
  }
}

nonisolated enum ConditionBranch {
  case first, second

  fileprivate var bit: UInt64 { self == .first ? 0 : 1 }
}
