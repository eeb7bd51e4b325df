/// A section of a lazy container, by the slots that its elements have, made or not.
///
/// Slots are numbered through the whole container: a header's, then the content's, then a
/// footer's.
struct LazySection: Equatable {
  var header: Range<Int>
  var content: Range<Int>
  var footer: Range<Int>
  /// Whether it only holds what is outside of an author's sections.
  var isOpen = false

  /// All of the section's slots.
  var slots: Range<Int> { header.lowerBound..<footer.upperBound }

  /// Lets a part reach to a slot, and those behind it begin there.
  mutating func extend(_ part: SectionPart, to slot: Int) {
    switch part {
    case .header:
      header = header.lowerBound..<slot
      (content, footer) = (slot..<slot, slot..<slot)
    case .content:
      content = content.lowerBound..<slot
      footer = slot..<slot
    case .footer:
      footer = footer.lowerBound..<slot
    }
  }
}
