import Foundation

/// What a node whose axes do not depend on each other answers along one axis, in points.
///
/// It is asked thrice, once: for nothing, for what it likes best, and for everything. What lies
/// between is nearly always as proposed, and then nobody asks again.
struct Answer {
  /// The answer to 0.
  var least = CGFloat.nan
  /// The answer where nothing is proposed.
  var ideal = CGFloat.nan
  /// The answer to infinity.
  var greatest = CGFloat.nan
  /// Whether everything between both ends is answered as proposed.
  private(set) var isStraight = false
  /// Whether what is proposed means nothing to anything inside.
  var isSteady = false
  /// Whether a stack's children are served in the order of the source, with one gap between all.
  var servesInOrder = false
}

extension Answer {
  /// Makes the answers of a rule.
  init(_ length: (CGFloat?) -> CGFloat) {
    (least, ideal, greatest) = (length(0), length(nil), length(.infinity))
  }

  /// Whether every length that is proposed is answered alike: along one axis alone no rule answers
  /// less to more.
  var isRigid: Bool { least == greatest }

  /// Notes that everything between the ends is answered as proposed, if what is inside does so too.
  mutating func straighten(_ isStraightInside: Bool) {
    isStraight = isRigid || (isStraightInside && least >= 0 && least <= greatest)
  }

  /// Whether both are straight, and nothing that is proposed tells one from the other.
  func isStraight(as other: Answer) -> Bool {
    isStraight && other.isStraight && least == other.least && ideal == other.ideal
      && greatest == other.greatest && isSteady == other.isSteady
  }

  /// The answer to a proposal; `nil` where it is not known.
  func length(for proposal: CGFloat?) -> CGFloat? {
    guard let proposal else { return ideal }
    if isStraight, proposal >= 0 { return min(max(proposal, least), greatest) }
    if proposal == 0 { return least }
    return proposal == .infinity ? greatest : nil
  }
}
