import Foundation

/// The last few answers that a node gave along one axis.
///
/// The set of different proposals stays small at any depth: 0, infinity, unspecified and the
/// share. The first two have places of their own, because together they tell whether a node is
/// rigid; of the others the last three are kept.
struct AxisMemory {
  /// The answers to 0 and to infinity, in points; not a number where they are not known.
  private var least = CGFloat.nan
  private var greatest = CGFloat.nan
  private var proposals = (Self.none, Self.none, Self.none)
  private var lengths: (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
  private var next: UInt8 = 0

  /// Whether the node is known to answer every length that is proposed alike: along one axis
  /// alone no rule answers less to more.
  var isRigid: Bool { least == greatest }

  /// The answers to 0 and to infinity; `nil` where one of them is not known.
  var range: LengthRange? {
    least.isNaN || greatest.isNaN ? nil : LengthRange(least: least, greatest: greatest)
  }

  mutating func remember(_ range: LengthRange) {
    (least, greatest) = (range.least, range.greatest)
  }

  /// The remembered answer to a proposal; `nil` where it is not known.
  func length(for proposal: CGFloat?) -> CGFloat? {
    if let proposal {
      if isRigid, proposal >= 0 { return least }
      if proposal == 0 { return least.isNaN ? nil : least }
      if proposal == .infinity { return greatest.isNaN ? nil : greatest }
    }
    let key = Self.key(proposal)
    if proposals.0 == key { return lengths.0 }
    if proposals.1 == key { return lengths.1 }
    if proposals.2 == key { return lengths.2 }
    return nil
  }

  /// Remembers an answer, in place of the oldest where there is no room.
  mutating func remember(_ length: CGFloat, for proposal: CGFloat?) {
    if proposal == 0 { return least = length }
    if proposal == .infinity { return greatest = length }
    let key = Self.key(proposal)
    switch next {
    case 0: (proposals.0, lengths.0) = (key, length)
    case 1: (proposals.1, lengths.1) = (key, length)
    default: (proposals.2, lengths.2) = (key, length)
    }
    next = next == 2 ? 0 : next + 1
  }

  mutating func forget() { self = AxisMemory() }

  /// A pattern that no proposal has.
  private static let none: UInt64 = .max - 1

  /// A pattern for each proposal; unspecified is a pattern that no length has.
  private static func key(_ proposal: CGFloat?) -> UInt64 {
    guard let proposal else { return .max }
    return Double(proposal).bitPattern
  }
}
