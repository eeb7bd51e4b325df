import Foundation
package import UIKitLayout
import ViewLayout

/// The default lengths of content in lists, in points, by system (R-LIST-10, R-LIST-12).
package enum ListContentMetrics {
  /// All of these lengths, as `Docs/Reference/Controls.md` lists them.
  package static let family = UIControlMetrics.Family(
    "Content of lists",
    [
      cellMargin, sideMargin, textSpacing, subtitleCellSpacing, textToTextSpacing, imageSpacing,
      imageSlot, headerMargin, footerMargin, disclosureSpace, checkmarkSpace,
    ]
  )

  static let cellMargin = SystemLength(
    "`UIListContentConfiguration`, cell, margin above and below",
    test: 18,
    iOS26: .recorded(15),
    releases: [.iOS17: .derived(11), .iOS18: .derived(11)]
  )
  static let sideMargin = SystemLength(
    "`UIListContentConfiguration`, margin at the sides",
    test: 16,
    iOS26: .recorded(16)
  )
  static let textSpacing = SystemLength(
    "`UIListContentConfiguration`, cell, spacing of the texts",
    test: 5.5,
    iOS26: .recorded(4)
  )
  /// Derived from a recorded table cell: 76.5 high, with lines of 24.5 and 21, margins of 15 and a
  /// separator of 1.
  static let subtitleCellSpacing = SystemLength(
    "`UIListContentConfiguration`, subtitle cell, spacing of the texts",
    test: 5.5,
    iOS26: .derived(0)
  )
  static let textToTextSpacing = SystemLength(
    "`UIListContentConfiguration`, spacing of texts side by side",
    test: 8,
    iOS26: .fallback(8)
  )
  static let imageSpacing = SystemLength(
    "`UIListContentConfiguration`, spacing after the image",
    test: 16,
    iOS26: .recorded(16)
  )
  /// Derived: an image 28 wide begins at 14 and its text at 56, so that symbols are centered in a
  /// fixed width.
  static let imageSlot = SystemLength(
    "`UIListContentConfiguration`, width reserved for a symbol",
    test: 0,
    iOS26: .derived(24)
  )
  /// Derived from a header of 44.5, recorded on a host whose line is 19 high; on other hosts the
  /// line is 16 high.
  static let headerMargin = SystemLength(
    "`UIListContentConfiguration`, header, margin above and below",
    test: 14.25,
    iOS26: .derived(12.75)
  )
  /// Derived from a footer of 35, recorded on a host whose line is 19 high; on other hosts the line
  /// is 16 high.
  static let footerMargin = SystemLength(
    "`UIListContentConfiguration`, footer, margin above and below",
    test: 9.5,
    iOS26: .derived(8)
  )
  static let disclosureSpace = SystemLength(
    "`UICollectionViewListCell`, space of a disclosure indicator",
    test: 0,
    iOS26: .recorded(30)
  )
  static let checkmarkSpace = SystemLength(
    "`UICollectionViewListCell`, space of a checkmark",
    test: 0,
    iOS26: .recorded(40)
  )
}
