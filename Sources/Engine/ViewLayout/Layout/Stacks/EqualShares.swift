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

/// What the children of a stack have in common along it, found in one walk through their answers.
struct StackStretch {
  private var isStraightInside = true
  private var count = 0
  private var stretching = 0
  private var startAtNothing = true
  private var areEndless = true
  private var areAlike = true
  private var first = AnswerLengths()
  private var firstPriority = 0.0
  private var havePriorities = false
  /// Whether every child answers a length, and no less to more.
  private(set) var isAscending = true

  mutating func include(_ answer: Answer, priority: Double) {
    if count == 0 { firstPriority = priority }
    count += 1
    havePriorities = havePriorities || priority != firstPriority
    isStraightInside = isStraightInside && answer.isStraight
    let lengths = answer.lengths
    isAscending = isAscending && lengths.least >= 0 && lengths.greatest >= lengths.least
    guard !lengths.isRigid else { return areAlike = areAlike && lengths.least < .infinity }
    if stretching == 0 { first = lengths }
    stretching += 1
    startAtNothing = startAtNothing && lengths.least == 0
    areEndless = areEndless && lengths.greatest == .infinity
    areAlike =
      areAlike && lengths.least == first.least && lengths.greatest == first.greatest
  }

  /// Whether the stack answers what is proposed between its ends (R-STK-4): one child takes what is
  /// left, or all that stretch share all of it, which they do if none of them begins above its
  /// share, or if all that begins above its share is served first and nothing else ends below it.
  var isStraight: Bool {
    isStraightInside && (stretching < 2 || startAtNothing || areEndless)
  }

  /// Whether the order of serving is that of the source: nobody is less flexible than another.
  var isServedInOrder: Bool {
    areAlike && !havePriorities && (stretching == 0 || stretching == count)
  }
}
