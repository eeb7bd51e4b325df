import Foundation

/// The last few answers of a node whose axes depend on each other.
struct SizeMemory {
  private static let capacity = 16

  private struct Entry {
    var proposal: ProposedViewSize
    var size: CGSize
  }

  private var entries: [Entry] = []
  private var next = 0

  /// The remembered answer to a proposal; `nil` where it is not known.
  func size(for proposal: ProposedViewSize) -> CGSize? {
    for entry in entries where Self.isSame(entry.proposal, proposal) { return entry.size }
    return nil
  }

  /// Whether two proposals are one; what is not a number is the same as itself here, so that it
  /// is not asked for again and again.
  private static func isSame(_ left: ProposedViewSize, _ right: ProposedViewSize) -> Bool {
    left == right || (isSame(left.width, right.width) && isSame(left.height, right.height))
  }

  private static func isSame(_ left: CGFloat?, _ right: CGFloat?) -> Bool {
    left == right || (left?.isNaN == true && right?.isNaN == true)
  }

  /// Remembers an answer, in place of the oldest where there is no room.
  mutating func remember(_ size: CGSize, for proposal: ProposedViewSize) {
    if entries.count < Self.capacity {
      entries.append(Entry(proposal: proposal, size: size))
    } else {
      entries[next] = Entry(proposal: proposal, size: size)
      next = (next + 1) % Self.capacity
    }
  }

  mutating func forget() {
    entries.removeAll(keepingCapacity: true)
    next = 0
  }
}
