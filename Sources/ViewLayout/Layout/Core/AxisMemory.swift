import Foundation

/// The last few answers that a node gave along one axis.
///
/// The set of different proposals stays small at any depth: 0, infinity, unspecified and the
/// share. Four slots hold it; a fifth proposal replaces the oldest.
struct AxisMemory {
  private static let capacity = 4

  private var proposals: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
  private var lengths: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
  private var count: UInt8 = 0
  private var next: UInt8 = 0
  /// The answers to 0 and to infinity, in points; not a number where they are not known.
  private var least = CGFloat.nan
  private var greatest = CGFloat.nan

  /// Whether the node is known to answer every length that is proposed alike: along one axis
  /// alone no rule answers less to more.
  var isRigid: Bool { least == greatest }

  /// The remembered answer to a proposal; `nil` where it is not known.
  func length(for proposal: CGFloat?) -> CGFloat? {
    if isRigid, let proposal, proposal >= 0 { return least }
    let key = Self.key(proposal)
    if count > 0, proposals.0 == key { return lengths.0 }
    if count > 1, proposals.1 == key { return lengths.1 }
    if count > 2, proposals.2 == key { return lengths.2 }
    if count > 3, proposals.3 == key { return lengths.3 }
    return nil
  }

  /// Remembers an answer, in place of the oldest where there is no room.
  mutating func remember(_ length: CGFloat, for proposal: CGFloat?) {
    if proposal == 0 { least = length }
    if proposal == .infinity { greatest = length }
    let key = Self.key(proposal)
    switch next {
    case 0: (proposals.0, lengths.0) = (key, length)
    case 1: (proposals.1, lengths.1) = (key, length)
    case 2: (proposals.2, lengths.2) = (key, length)
    default: (proposals.3, lengths.3) = (key, length)
    }
    next = (next + 1) % UInt8(Self.capacity)
    count = min(count + 1, UInt8(Self.capacity))
  }

  mutating func forget() {
    count = 0
    next = 0
    least = .nan
    greatest = .nan
  }

  /// A pattern for each proposal; unspecified is a pattern that no length has.
  private static func key(_ proposal: CGFloat?) -> UInt64 {
    guard let proposal else { return .max }
    return Double(proposal).bitPattern
  }
}
