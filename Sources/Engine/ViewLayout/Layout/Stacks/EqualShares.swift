import Foundation

/// R-STK-4: divides a main length into equal shares, for children that are allocated in source
/// order.
struct EqualShares {
  private let proposal: CGFloat?
  private var remaining: CGFloat
  private var waiting: Int

  /// Makes the shares of a stack.
  ///
  /// - Parameters:
  ///   - proposal: The stack's main length in points; `nil` for ideal lengths.
  ///   - count: The number of children.
  ///   - gap: The gap between two children, in points.
  init(of proposal: CGFloat?, among count: Int, gap: CGFloat) {
    self.proposal = proposal
    remaining = (proposal ?? 0) - gap * CGFloat(max(count - 1, 0))
    waiting = count
  }

  /// The proposed length of the next child: an equal share of the remaining length, not rounded
  /// (R-STK-13).
  ///
  /// R-STK-3: if the stack's proposed length is unspecified or infinite, every child is proposed
  /// the same.
  var next: CGFloat? {
    guard let proposal, proposal.isFinite else { return proposal }
    return max(0, remaining / CGFloat(waiting))
  }

  /// Subtracts the length of a child from the remaining length.
  mutating func subtract(_ length: CGFloat) {
    remaining -= length
    waiting -= 1
  }
}

// MARK: - Stacks that allocate in source order

extension StackRule {
  /// Returns the sum of the children's lengths and the gaps, in points.
  func lengthOfEqualShares(
    for proposal: ProposedViewSize,
    _ children: some LayoutChildren
  ) -> CGFloat {
    let gap = spacing ?? EdgeSpacing.fallback
    var shares = EqualShares(of: proposal[axis], among: children.count, gap: gap)
    var sum = gap * CGFloat(Swift.max(children.count - 1, 0))
    for child in children {
      let own = ProposedViewSize(shares.next, along: axis, across: proposal[axis.cross])
      let length = child.measure(axis, for: own)
      shares.subtract(length)
      sum += length
    }
    return sum
  }

  /// Allocates and places the children in one pass, aligned in a finite cross length.
  func forEachPlaceWithEqualShares<Children: LayoutChildren>(
    in crossLength: CGFloat,
    _ proposal: ProposedViewSize,
    _ children: Children,
    _ body: (Children.Element, CGPoint, ProposedViewSize, CGSize) -> Void
  ) {
    let gap = spacing ?? EdgeSpacing.fallback
    let line = guide(of: crossLength)
    var shares = EqualShares(of: proposal[axis], among: children.count, gap: gap)
    var position: CGFloat = 0
    for child in children {
      let own = ProposedViewSize(shares.next, along: axis, across: proposal[axis.cross])
      let length = child.measure(axis, for: own)
      let across = child.measure(axis.cross, for: own)
      shares.subtract(length)
      body(
        child,
        CGPoint(position, along: axis, across: line - guide(of: across)),
        own,
        CGSize(length, along: axis, across: across)
      )
      // R-STK-8: the position is a running sum of lengths and gaps.
      position += length + gap
    }
  }
}

/// A summary of the main lengths of a stack's children, computed in one pass.
struct ChildSummary {
  private var childrenClamp = true
  private var count = 0
  private var flexibleCount = 0
  private var haveZeroMinimum = true
  private var haveInfiniteMaximum = true
  private var areEqual = true
  private var first = AxisLengths()
  private var firstPriority = 0.0
  private var prioritiesDiffer = false
  /// Whether every minimum is at least 0 and no maximum is below its minimum.
  private(set) var isAscending = true

  @inline(__always)
  mutating func include(_ sizing: AxisSizing, priority: Double) {
    if count == 0 { firstPriority = priority }
    count += 1
    prioritiesDiffer = prioritiesDiffer || priority != firstPriority
    childrenClamp = childrenClamp && sizing.clampsProposal
    let lengths = sizing.lengths
    isAscending = isAscending && lengths.minimum >= 0 && lengths.maximum >= lengths.minimum
    guard !lengths.isRigid else { return areEqual = areEqual && lengths.minimum < .infinity }
    if flexibleCount == 0 { first = lengths }
    flexibleCount += 1
    haveZeroMinimum = haveZeroMinimum && lengths.minimum == 0
    haveInfiniteMaximum = haveInfiniteMaximum && lengths.maximum == .infinity
    areEqual =
      areEqual && lengths.minimum == first.minimum && lengths.maximum == first.maximum
  }

  /// Whether the stack's length is the proposed one, clamped to its minimum and maximum (R-STK-4).
  ///
  /// All children have to clamp their proposals. In addition, the flexible children have to fill
  /// the remaining length: at most one child is flexible, or all flexible children have a minimum
  /// of 0, or all have an infinite maximum.
  var clampsProposal: Bool {
    childrenClamp && (flexibleCount < 2 || haveZeroMinimum || haveInfiniteMaximum)
  }

  /// Whether the children are allocated in source order, since all of them are equally flexible.
  var allocatesInSourceOrder: Bool {
    areEqual && !prioritiesDiffer && (flexibleCount == 0 || flexibleCount == count)
  }
}
