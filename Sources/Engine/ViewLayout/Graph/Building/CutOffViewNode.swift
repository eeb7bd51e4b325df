/// The node that stands for a view below the greatest depth, and is nothing itself.
final class CutOffViewNode: ViewNode {
  /// How many nodes deep a tree may be, conditions and groups included.
  ///
  /// Every stage recurses as deep as the tree. A debug build takes about 3 KB of stack a node, so
  /// this leaves room to spare in the 112 MB that a scenario has.
  static let depthLimit = 20_000

  override init(in context: ViewContext) {
    super.init(in: context)
    graph.session.report(.treeTooDeep(Self.depthLimit))
  }

  override var staticCount: Int? { nil }
}
