/// The origin of a section of the newer snapshot and of its items.
@usableFromInline
struct SectionMatch {
  /// Where the section was; `nil` for one that was inserted.
  @usableFromInline let old: Int?
  /// The items that the section held, without the ends that are the same now; empty for one that
  /// was inserted.
  @usableFromInline let oldItems: ArraySlice<Slot>
  /// Where the items between the ends that are the same come from, as slots of the older snapshot;
  /// `nil` for those that were inserted.
  @usableFromInline let origins: [Slot?]
  /// The place of the first of them in the section.
  @usableFromInline let start: Int

  @inlinable
  init(old: Int?, oldItems: ArraySlice<Slot>, origins: [Slot?], start: Int) {
    self.old = old
    self.oldItems = oldItems
    self.origins = origins
    self.start = start
  }
}
