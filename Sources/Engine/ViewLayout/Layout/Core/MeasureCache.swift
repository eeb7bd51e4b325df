import Foundation

/// The lengths along one axis of a node with independent axes.
///
/// The node is measured for 0, `nil` and infinity. Most nodes clamp a proposal to their minimum and
/// maximum, and so need no further measurement.
struct AxisSizing {
  var lengths = AxisLengths()
  /// Whether the length is the proposed one, clamped to the minimum and maximum.
  private(set) var clampsProposal = false
  /// Whether a stack allocates lengths in source order and has the same gap between all children.
  var allocatesInSourceOrder = false
}

/// A node's lengths along one axis for the proposals 0, `nil` and infinity, in points.
struct AxisLengths: Equatable {
  /// The length for a proposal of 0.
  var minimum = CGFloat.nan
  /// The length for an unspecified proposal.
  var ideal = CGFloat.nan
  /// The length for an infinite proposal.
  var maximum = CGFloat.nan
}

extension AxisSizing {
  /// Measures an axis with a closure that returns the length for a proposed length.
  init(_ length: (CGFloat?) -> CGFloat) {
    lengths = AxisLengths(minimum: length(0), ideal: length(nil), maximum: length(.infinity))
  }

  /// Makes the measurements from lengths, or from the values in a record.
  init(_ lengths: AxisLengths, clampsProposal: Bool = false) {
    (self.lengths, self.clampsProposal) = (lengths, clampsProposal)
  }

  /// Sets `clampsProposal` from the lengths and from whether the children clamp their proposals.
  mutating func setClamping(_ childrenClamp: Bool) {
    clampsProposal =
      lengths.isRigid
      || (childrenClamp && lengths.minimum >= 0 && lengths.minimum <= lengths.maximum)
  }
}

extension AxisLengths {
  /// Adds the lengths of a child of a stack.
  mutating func add(_ other: AxisLengths) {
    minimum += other.minimum
    ideal += other.ideal
    maximum += other.maximum
  }

  /// Whether the length is the same for every proposal.
  ///
  /// Comparing minimum and maximum suffices, since along an independent axis no rule shrinks for
  /// larger proposals.
  var isRigid: Bool { minimum == maximum }

  /// Returns the length for a proposal, if it follows from the stored lengths.
  ///
  /// - Parameters:
  ///   - proposal: The proposed length in points; `nil` if unspecified.
  ///   - clampsProposal: Whether the node clamps proposals to its minimum and maximum.
  /// - Returns: The length in points; `nil` if it has to be measured.
  @inline(__always)
  func length(for proposal: CGFloat?, clampsProposal: Bool) -> CGFloat? {
    guard let proposal else { return ideal }
    if clampsProposal, proposal >= 0 { return min(max(proposal, minimum), maximum) }
    if proposal == 0 { return minimum }
    return proposal == .infinity ? maximum : nil
  }
}

/// The most recent sizes of a node, by proposal.
struct SizeCache {
  private static let capacity = 16

  private struct Entry {
    let proposal: ProposalKey
    let size: CGSize
  }

  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  /// Returns the cached size for a proposal; `nil` if there is none.
  func size(for proposal: ProposedViewSize) -> CGSize? {
    let proposal = ProposalKey(proposal)
    for entry in entries where entry.proposal == proposal { return entry.size }
    return nil
  }

  /// Stores a size, and removes all other sizes first if the cache is full.
  mutating func store(_ size: CGSize, for proposal: ProposedViewSize) {
    if entries.count == Self.capacity { removeAll() }
    if entries.isEmpty { entries.reserveCapacity(8) }
    entries.append(Entry(proposal: ProposalKey(proposal), size: size))
  }

  mutating func removeAll() { entries.removeAll(keepingCapacity: true) }
}

/// A proposal as a cache key, which needs half the memory.
///
/// NaN compares equal to itself, so a NaN proposal is measured once.
struct ProposalKey: Equatable {
  private let width: UInt64
  private let height: UInt64

  /// The bit pattern of an unspecified length: a NaN that no calculation produces.
  private static let unspecified: UInt64 = 0x7ff8_0000_0000_0001

  init(_ proposal: ProposedViewSize) {
    (width, height) = (Self.pattern(of: proposal.width), Self.pattern(of: proposal.height))
  }

  private static func pattern(of length: CGFloat?) -> UInt64 {
    guard let length else { return unspecified }
    // The proposals 0 and -0 are the same key, and so are all NaN values.
    return length == 0 ? 0 : length.isNaN ? CGFloat.nan.native.bitPattern : length.native.bitPattern
  }

  var proposal: ProposedViewSize {
    ProposedViewSize(width: Self.length(of: width), height: Self.length(of: height))
  }

  private static func length(of pattern: UInt64) -> CGFloat? {
    pattern == unspecified ? nil : CGFloat(Double(bitPattern: pattern))
  }
}

extension ProposalKey {
  /// Returns whether both proposals have the same length along an axis.
  func isSame(as other: ProposalKey, along axis: Axis) -> Bool {
    axis == .horizontal ? width == other.width : height == other.height
  }
}
