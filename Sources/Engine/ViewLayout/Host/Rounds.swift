/// Counts the rounds of something that is done until it changes nothing, or is given up.
struct Rounds {
  /// The step that follows a round.
  enum Outcome {
    /// Nothing is left to do.
    case settled
    /// Another round.
    case again
    /// There were as many as there may be, and something is left to do.
    case givenUp
  }

  /// How many rounds there may be.
  let limit: Int
  private var ended = 0

  init(limit: Int) { self.limit = limit }

  /// Ends a round; unless another one follows, the next is a first one.
  ///
  /// - Parameter isSettled: Whether nothing is left to do.
  /// - Returns: What follows.
  mutating func end(isSettled: Bool) -> Outcome {
    ended += 1
    if !isSettled, ended < limit { return .again }
    ended = 0
    return isSettled ? .settled : .givenUp
  }
}
