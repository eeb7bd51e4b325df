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

/// The last few answers of a node whose axes depend on each other.
struct SizeMemory {
  private static let capacity = 16

  private struct Entry {
    let proposal: KnownProposal
    let size: CGSize
  }

  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  /// The remembered answer to a proposal; `nil` where it is not known.
  func size(for proposal: ProposedViewSize) -> CGSize? {
    let proposal = KnownProposal(proposal)
    for entry in entries where entry.proposal == proposal { return entry.size }
    return nil
  }

  /// Remembers an answer, in place of all others where there is no room.
  mutating func remember(_ size: CGSize, for proposal: ProposedViewSize) {
    if entries.count == Self.capacity { forget() }
    entries.append(Entry(proposal: KnownProposal(proposal), size: size))
  }

  mutating func forget() { entries.removeAll(keepingCapacity: true) }
}

/// A proposal as a node remembers it: in half the room, and the same as itself even where it is no
/// number, so that it is not asked again and again.
struct KnownProposal: Equatable {
  private let width: UInt64
  private let height: UInt64

  /// What is in the place of a length that is not proposed: a pattern that no calculation makes.
  private static let nothing: UInt64 = 0x7ff8_0000_0000_0001

  init(_ proposal: ProposedViewSize) {
    (width, height) = (Self.pattern(of: proposal.width), Self.pattern(of: proposal.height))
  }

  private static func pattern(of length: CGFloat?) -> UInt64 {
    guard let length else { return nothing }
    // 0 and -0 are one proposal, and so is all that is no number.
    return length == 0 ? 0 : length.isNaN ? CGFloat.nan.native.bitPattern : length.native.bitPattern
  }

  var proposal: ProposedViewSize {
    ProposedViewSize(width: Self.length(of: width), height: Self.length(of: height))
  }

  private static func length(of pattern: UInt64) -> CGFloat? {
    pattern == nothing ? nil : CGFloat(Double(bitPattern: pattern))
  }
}

extension KnownProposal {
  /// Whether both propose the same length along an axis.
  func isSame(as other: KnownProposal, along axis: Axis) -> Bool {
    axis == .horizontal ? width == other.width : height == other.height
  }
}
