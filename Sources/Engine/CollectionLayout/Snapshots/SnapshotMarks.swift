/// The slots that are marked to be reloaded or reconfigured, in the order of marking; what is moved
/// keeps its slot, and so its mark (R-SNAP-18).
@usableFromInline
struct SnapshotMarks: Sendable {
  private(set) var slots: [Slot] = []
}

extension SnapshotMarks {
  /// Marks slots that are not marked already, so that each is listed once (R-SNAP-18); the limit is
  /// greater than every slot.
  mutating func insert(_ new: [Slot], limit: Int) {
    var marked = SlotSet(slots, limit: limit)
    slots += new.filter { marked.insert($0) }
  }

  /// Forgets slots that are free from now on: what is deleted loses its mark (R-SNAP-18).
  @usableFromInline
  mutating func remove(_ gone: SlotSet) {
    slots.removeAll { gone.contains($0) }
  }
}
