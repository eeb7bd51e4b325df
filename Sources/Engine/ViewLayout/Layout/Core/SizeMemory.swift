import Foundation

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
