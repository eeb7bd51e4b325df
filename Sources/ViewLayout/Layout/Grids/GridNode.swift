import Foundation

/// `Grid`: views in rows whose columns line up (R-GRID).
final class GridNode: LayoutNode, ArrangingNode {
  var alignment = Alignment.center { didSet { didSet(oldValue, alignment) } }
  /// The gap between all columns in points; `nil` for what cells prefer.
  var horizontalSpacing: CGFloat? { didSet { didSet(oldValue, horizontalSpacing) } }
  /// The gap between all rows in points; `nil` for what cells prefer.
  var verticalSpacing: CGFloat? { didSet { didSet(oldValue, verticalSpacing) } }

  private var knownPlan: GridPlan?
  /// The last arrangement: a grid is placed with what it was measured with last.
  private var last: (proposal: ProposedViewSize, arrangement: GridArrangement)?

  override var name: String? { "Grid" }

  /// R-GRID-7: how far a cell stretches is a matter of both axes.
  override var couplesAxes: Bool { true }

  override var ownGuides: GuideMask {
    GuideMask.union(of: children).intersection(.merged)
  }

  override func computePriority() -> Double { children.isEmpty ? -.infinity : 0 }

  override func didInvalidate() {
    knownPlan = nil
    last = nil
  }

  /// What children and parameters make of the grid before anything is measured.
  var plan: GridPlan {
    if let knownPlan { return knownPlan }
    let plan = GridPlan(
      children,
      alignment: alignment,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    )
    knownPlan = plan
    return plan
  }

  /// The rows and columns for a proposal.
  func arrangement(for proposal: ProposedViewSize) -> GridArrangement {
    let mayRemember = session.recorder == nil && !session.forgetsAnswers
    if mayRemember, let last, last.proposal == proposal { return last.arrangement }
    let arrangement = GridSharing.arrangement(of: plan, for: proposal)
    if mayRemember { last = (proposal, arrangement) }
    return arrangement
  }

  override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    arrangement(for: proposal).size
  }

  func forEachPlace(
    in size: CGSize,
    proposal: ProposedViewSize,
    _ body: (UnretainedNode, CGPoint, ProposedViewSize, CGSize) -> Void
  ) {
    GridPlacing(of: plan, in: arrangement(for: proposal)).forEachPlace(body)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    forEachPlace(in: size, proposal: proposal) { child, origin, own, size in
      child.place(at: origin, proposal: own, size: size)
    }
  }

  /// R-ALIGN-3: baselines and custom guides of the cells surface, merged.
  override func explicitGuide(
    _ key: AlignmentGuideKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    guard GuideMask.merged.contains(key.mask) else { return nil }
    var values: [CGFloat?] = []
    forEachPlace(in: size, proposal: proposal) { child, origin, own, size in
      let value = child.node.statedGuide(key, size: size, proposal: own)
      values.append(value.map { $0 + origin[key.axis] })
    }
    return key.merged(values)
  }

  /// R-GRID-10: each edge prefers what the cells along it prefer.
  override func computeSpacing() -> ViewSpacing {
    let standard = ViewSpacing.standard
    if children.isEmpty { return .zero }
    if children.allSatisfy({ $0.preferredSpacing.isIdentical(to: standard) }) { return standard }
    var result = ViewSpacing()
    let (columnCount, rowCount) = (plan.shape.columnCount, plan.shape.rows.count)
    for cell in plan.shape.cells {
      var edges: Edge.Set = []
      if cell.columns.lowerBound == 0 { edges.insert(.leading) }
      if cell.columns.upperBound == columnCount { edges.insert(.trailing) }
      if cell.row == 0 { edges.insert(.top) }
      if cell.row == rowCount - 1 { edges.insert(.bottom) }
      result.formUnion(cell.child.node.preferredSpacing, edges: edges)
    }
    return result
  }

  override func reason(for proposal: ProposedViewSize, answer: CGSize) -> LayoutReason {
    if children.isEmpty { return LayoutReason("R-PROP-8", "nothing is in it: 0x0") }
    return GridExplanation(grid: self).reason(for: proposal, answer: answer)
  }

  override func placeReason(of child: LayoutNode) -> LayoutReason {
    GridExplanation(grid: self).placeReason(of: child) ?? super.placeReason(of: child)
  }
}
