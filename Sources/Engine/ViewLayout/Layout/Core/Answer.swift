import Foundation

/// What a node whose axes do not depend on each other answers along one axis.
///
/// It is asked thrice, once: for nothing, for what it likes best, and for everything. What lies
/// between is nearly always as proposed, and then nobody asks again.
struct Answer {
  var lengths = AnswerLengths()
  /// Whether everything between both ends is answered as proposed.
  private(set) var isStraight = false
  /// Whether a stack's children are served in the order of the source, with one gap between all.
  var servesInOrder = false
}

/// A node's answers to 0, to nothing and to infinity along one axis, in points.
struct AnswerLengths: Equatable {
  /// The answer to 0.
  var least = CGFloat.nan
  /// The answer where nothing is proposed.
  var ideal = CGFloat.nan
  /// The answer to infinity.
  var greatest = CGFloat.nan
}

extension Answer {
  /// Makes the answers of a rule.
  init(_ length: (CGFloat?) -> CGFloat) {
    lengths = AnswerLengths(least: length(0), ideal: length(nil), greatest: length(.infinity))
  }

  /// The answers as a node knows them.
  init(_ lengths: AnswerLengths, isStraight: Bool) {
    (self.lengths, self.isStraight) = (lengths, isStraight)
  }

  /// Notes that everything between the ends is answered as proposed, if what is inside does so too.
  mutating func straighten(_ isStraightInside: Bool) {
    isStraight =
      lengths.isRigid
      || (isStraightInside && lengths.least >= 0 && lengths.least <= lengths.greatest)
  }
}

extension AnswerLengths {
  /// Whether every length that is proposed is answered alike: along one axis alone no rule answers
  /// less to more.
  var isRigid: Bool { least == greatest }

  /// The answer to a proposal, `nil` where it is not known; `isStraight` says whether everything
  /// between both ends is answered as proposed.
  @inline(__always)
  func length(for proposal: CGFloat?, isStraight: Bool) -> CGFloat? {
    guard let proposal else { return ideal }
    if isStraight, proposal >= 0 { return min(max(proposal, least), greatest) }
    if proposal == 0 { return least }
    return proposal == .infinity ? greatest : nil
  }
}
