import Foundation

/// R-STK-4: divides a main length into equal shares, for children that are allocated in source
/// order.
struct EqualShares {
  private let proposal: CGFloat?
  private var remaining: CGFloat
  private var waiting: Int

  // mutants(constant): the remaining length is read only if a length is proposed
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
  // mutants(proposal): called only if the axes are independent: the proposed cross length has no
  //   effect
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
  // mutants(constant): cost only
  private var childrenClamp = true
  // mutants(constant): cost only
  private var count = 0
  // mutants(constant): cost only
  private var flexibleCount = 0
  // mutants(constant): cost only
  private var haveZeroMinimum = true
  // mutants(constant): cost only
  private var haveInfiniteMaximum = true
  // mutants(constant): cost only
  private var areEqual = true
  private var first = AxisLengths()
  // mutants(constant): the first child sets it
  private var firstPriority = 0.0
  // mutants(constant): cost only
  private var prioritiesDiffer = false
  // mutants(constant): cost only
  /// Whether every minimum is at least 0 and no maximum is below its minimum.
  private(set) var isAscending = true

  // mutants(constant, statement): then only children of equal length are allocated in order, with
  //   the same result in any order
  // mutants: cost only
  // mutants(comparison, condition): children of one length come to the same in any order
  // mutants(condition): along one axis, no rule returns a smaller length for a larger proposal
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

  // mutants(body, condition, constant): cost only
  /// Whether the stack's length is the proposed one, clamped to its minimum and maximum (R-STK-4).
  ///
  /// All children have to clamp their proposals. In addition, the flexible children have to fill
  /// the remaining length: at most one child is flexible, or all flexible children have a minimum
  /// of 0, or all have an infinite maximum.
  var clampsProposal: Bool {
    childrenClamp && (flexibleCount < 2 || haveZeroMinimum || haveInfiniteMaximum)
  }

  // mutants(body, condition): cost only
  /// Whether the children are allocated in source order, since all of them are equally flexible.
  var allocatesInSourceOrder: Bool {
    areEqual && !prioritiesDiffer && (flexibleCount == 0 || flexibleCount == count)
  }
}
