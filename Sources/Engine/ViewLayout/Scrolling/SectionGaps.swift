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
  /// The space below a section without a footer, if another section follows.
  var belowSection: CGFloat = 0
  /// The space above the header of a later section.
  var aboveHeader: CGFloat
  /// The space above the first row of a later section that has no header.
  var aboveSection: CGFloat

  /// Returns the gap before the row at a slot of a section.
  ///
  /// - Parameters:
  ///   - slot: The slot of the row.
  ///   - section: The section of the row; `nil` for none.
  ///   - hasFooterAbove: Whether the section before it ends with a footer.
  /// - Returns: The gap in points.
  func gap(
    beforeSlot slot: Int,
    in section: LazySection?,
    hasFooterAbove: Bool = false
  ) -> CGFloat {
    guard let section else { return 0 }
    let isHeader = section.header.contains(slot)
    if slot == 0 { return isHeader ? aboveFirstHeader : aboveFirstRow }
    if slot == section.slots.lowerBound {
      return (hasFooterAbove ? 0 : belowSection) + (isHeader ? aboveHeader : aboveSection)
    }
    return section.content.contains(slot) && slot > section.content.lowerBound ? rows : 0
  }

  /// Returns the gap before the row at a slot of a list.
  func gap(beforeSlot slot: Int, in lines: LazyLines) -> CGFloat {
    gap(
      beforeSlot: slot,
      in: lines.section(ofSlot: slot),
      hasFooterAbove: lines.section(ofSlot: slot - 1)?.footer.contains(slot - 1) == true
    )
  }
}
