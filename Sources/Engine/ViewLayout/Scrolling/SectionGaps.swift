import Foundation

/// The gaps between the rows of a list, in points (R-CTRL-6).
///
/// They depend on whether a row begins a section, and whether that section has a header.
struct SectionGaps: Equatable {
  /// The gap between two rows of a section.
  var rows: CGFloat
  /// The space above the first row of a list that does not begin with a header.
  var aboveFirstRow: CGFloat
  /// The space above the header at the top of a list.
  var aboveFirstHeader: CGFloat
  /// The space between a section and the header of the next one.
  var aboveHeader: CGFloat
  /// The space between a section and the first row of the next one, which has no header.
  var aboveSection: CGFloat

  /// Returns the gap before the row at a slot of the list.
  func gap(beforeSlot slot: Int, in section: LazySection?) -> CGFloat {
    guard let section else { return 0 }
    let isHeader = section.header.contains(slot)
    if slot == 0 { return isHeader ? aboveFirstHeader : aboveFirstRow }
    if slot == section.slots.lowerBound { return isHeader ? aboveHeader : aboveSection }
    return section.content.contains(slot) && slot > section.content.lowerBound ? rows : 0
  }
}
