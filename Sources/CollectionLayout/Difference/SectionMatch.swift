/// What became of a section of the newer snapshot.
struct SectionMatch {
  /// Where the section was; `nil` for one that was inserted.
  let old: Int?
  /// What the section held, without the ends that are the same now; empty for one that was
  /// inserted.
  let oldItems: ArraySlice<Slot>
  /// Where the items between the ends that are the same come from, as slots of the older snapshot;
  /// `nil` for those that were inserted.
  let origins: [Slot?]
  /// The place of the first of them in the section.
  let start: Int
}
