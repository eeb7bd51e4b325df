import Foundation

/// R-STK-4 for children that come one after the other: what is left, and for how many.
struct StackTurns {
  private let proposal: CGFloat?
  private var remaining: CGFloat
  private var waiting: Int

  /// - Parameters:
  ///   - proposal: The stack's own length in points; `nil` for ideal lengths.
  ///   - count: How many children there are.
  ///   - gap: The gap between two, in points.
  init(of proposal: CGFloat?, among count: Int, gap: CGFloat) {
    self.proposal = proposal
    remaining = (proposal ?? 0) - gap * CGFloat(max(count - 1, 0))
    waiting = count
  }

  /// What the next child is proposed: an equal part of what is left, not rounded (R-STK-13);
  /// R-STK-3: without a finite length there is nothing to share.
  var next: CGFloat? {
    guard let proposal, proposal.isFinite else { return proposal }
    return max(0, remaining / CGFloat(waiting))
  }

  /// Takes what a child answered.
  mutating func take(_ length: CGFloat) {
    remaining -= length
    waiting -= 1
  }
}
