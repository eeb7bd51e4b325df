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
    for entry in entries where entry.proposal == proposal { return entry.size }
    return nil
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
