import Foundation
internal import LayoutTree

/// The layout rule of `Grid`: rows of cells whose columns are aligned (R-GRID).
struct GridRule: ContainerRule {
  var alignment = Alignment.center
  /// The spacing between columns in points; `nil` for the preferred spacing of the cells.
  var horizontalSpacing: CGFloat?
  /// The spacing between rows in points; `nil` for the preferred spacing of the cells.
  var verticalSpacing: CGFloat?

  /// The cached plan and arrangement of a grid.
  final class Cache: RuleCache {
    fileprivate(set) var plan: GridPlan
    /// Whether cells may have changed since the plan was computed.
    fileprivate var isOutdated = false
    /// The most recent arrangement; a grid is placed for the proposal of its last measurement.
    fileprivate(set) var last: (proposal: ProposedViewSize, arrangement: GridArrangement)?

    init(_ plan: GridPlan) { self.plan = plan }

    override class var lifetime: Lifetime { .structure }

    override func didChange() { (isOutdated, last) = (true, nil) }
  }

  private func cache(of children: some LayoutChildren) -> Cache {
    let cache = children.cache { Cache(newPlan(of: children)) }
    if cache.isOutdated, !cache.plan.update(for: children) { cache.plan = newPlan(of: children) }
    cache.isOutdated = false
    return cache
  }

  private func newPlan(of children: some LayoutChildren) -> GridPlan {
    GridPlan(
      children,
      alignment: alignment,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    )
  }

  /// Returns the plan of the grid, which requires no measurement.
  func plan(of children: some LayoutChildren) -> GridPlan { cache(of: children).plan }

  /// R-GRID-7: the axes are coupled, since the flexibility of a cell depends on both axes.
  func isCoupled(_ children: some LayoutChildren) -> Bool { true }

  func arrangement(
    for proposal: ProposedViewSize,
    of children: some LayoutChildren
  ) -> GridArrangement {
    let cache = cache(of: children)
    if !children.ignoresCaches, let last = cache.last, last.proposal == proposal {
      return last.arrangement
    }
    let arrangement = GridDistribution.arrangement(
      of: cache.plan,
      for: proposal,
      children: children
    )
    cache.last = (proposal, arrangement)
    return arrangement
  }

  func size(for proposal: ProposedViewSize, children: some LayoutChildren) -> CGSize {
    arrangement(for: proposal, of: children).size
  }

  func forEachPlace<Children: LayoutChildren>(
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: Children,
    _ body: (Children.Element, CGPoint, ProposedViewSize, CGSize) -> Void
  ) {
    let arrangement = arrangement(for: proposal, of: children)
    GridPlacement(of: plan(of: children), in: arrangement, children: children).forEachPlace(body)
  }

  /// R-GRID-10: returns the preferred spacing, which is at each edge that of the cells along the
  /// edge.
  func spacing(_ children: some LayoutChildren) -> ViewSpacing {
    if children.isEmpty { return .zero }
    if children.haveStandardSpacing { return .standard }
    let shape = plan(of: children).shape
    var result = ViewSpacing()
    for cell in shape.cells {
      var edges: Edge.Set = []
      if cell.columns.lowerBound == 0 { edges.insert(.leading) }
      if cell.columns.upperBound == shape.columnCount { edges.insert(.trailing) }
      if cell.row == 0 { edges.insert(.top) }
      if cell.row == shape.rows.count - 1 { edges.insert(.bottom) }
      result.formUnion(shape.spacings[cell.index], edges: edges)
    }
    return result
  }

  var name: String? { "Grid" }
}

extension GridRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    if line.node.children.isEmpty { return LayoutReason("R-PROP-8", "it has no children: 0x0") }
    return GridExplanation(grid: self, node: line.node).reason(of: line, by: tracer)
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    GridExplanation(grid: self, node: node).placeReason(of: child) ?? .atTopLeadingCorner(of: node)
  }

  func gap(before child: LayoutNode, in node: LayoutNode) -> ExplainedGap? {
    GridExplanation(grid: self, node: node).gap(before: child)
  }
}
