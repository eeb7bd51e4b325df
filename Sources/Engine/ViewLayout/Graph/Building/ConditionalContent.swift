/// One of two views, each with an identity of its own (R-STATE-2).
nonisolated public enum ConditionalContent<TrueContent: View, FalseContent: View>: View {
  /// The view where the condition holds.
  case first(TrueContent)
  /// The view where it does not.
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
  /// Makes the node of a condition that the view is a branch of.
  func node(of branch: ConditionBranch, in context: ViewContext) -> ViewNode {
    guard let node = context.branching else {
      let node = BranchingViewNode(in: context)
      node.content = self.node(of: branch, in: context.inside(branching: node))
      return node
    }
    node.enter(branch, at: context.level)
    return self.node(in: context.insideBranch)
  }

  /// Brings the node of a condition up to date that the view is a branch of.
  func update(_ content: ViewNode, of branch: ConditionBranch, in context: ViewContext) {
    guard let node = context.branching else {
      let node = content.expected(BranchingViewNode.self)
      guard let content = node.content else { return }
      return update(content, of: branch, in: context.inside(branching: node))
    }
    if node.isIn(branch, at: context.level) {
      update(content, in: context.insideBranch)
    } else {
      node.enter(branch, at: context.level)
      node.exchangeContent(for: self.node(in: context.insideBranch))
    }
  }
}

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
