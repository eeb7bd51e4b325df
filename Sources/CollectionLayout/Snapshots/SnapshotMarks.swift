/// The slots that are marked to be reloaded or reconfigured, in the order of marking.
@usableFromInline
struct SnapshotMarks: Sendable {
  private(set) var slots: [Slot] = []
}

extension SnapshotMarks {
  /// Marks slots that are not marked already; the limit is greater than every slot.
  mutating func insert(_ new: [Slot], limit: Int) {
    var marked = SlotSet(slots, limit: limit)
    slots += new.filter { marked.insert($0) }
  }

  /// Forgets slots that are free from now on.
  @usableFromInline
  mutating func remove(_ gone: SlotSet) {
    slots.removeAll { gone.contains($0) }
  }
}
