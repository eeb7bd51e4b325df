import Foundation
package import UIKitLayout
import ViewLayout

/// The default lengths of UIKit's tables, in points, by system.
///
/// A length with the test font that differs from that of iOS 26 is a summand of a recorded total.
package enum TableMetrics {
  /// All of these lengths, as `Docs/Reference/Controls.md` lists them.
  package static let family = UIControlMetrics.Family(
    "Tables and their cells",
    [
      RowMetrics.padding, RowMetrics.separatorHeight, cellMargin, textPadding, subtitleTop,
      subtitleSpacing,
      subtitleBottom, headerPadding, plainTitleHeight, groupedHeaderPadding, groupedFooterPadding,
      groupSpacing,
      editingControlWidth, deleteControlSize, deleteControlCenter, reorderControlWidth,
      reorderControlOffset, sectionIndexWidth, sectionIndexPitch, swipeActionWidth,
      disclosureSpace, checkmarkSpace, detailSpace, detailDisclosureSpace,
    ]
  )

  /// The margins of a cell's content view above and below (R-TABLE-16).
  static let cellMargin = SystemLength(
    "`UITableViewCell`, margins above and below",
    test: 11,
    iOS26: .recorded(15),
    releases: [.iOS17: .recorded(11), .iOS18: .recorded(11), .iOS27: .recorded(15)]
  )
  /// The height of a cell beyond its text; iOS 26 was recorded as 104 with a text of 76.5.
  static let textPadding = SystemLength(
    "`UITableViewCell`, height beyond its text",
    test: 22,
    iOS26: .recorded(27.5)
  )
  static let subtitleTop = SystemLength(
    "`UITableViewCell` with a subtitle, space above the text",
    test: 11,
    iOS26: .recorded(11)
  )
  static let subtitleSpacing = SystemLength(
    "`UITableViewCell` with a subtitle, spacing of the texts",
    test: 0,
    iOS26: .recorded(3)
  )
  static let subtitleBottom = SystemLength(
    "`UITableViewCell` with a subtitle, space below the texts",
    test: 11,
    iOS26: .recorded(13.5)
  )
  /// The spacing above a header of a plain table (R-TABLE-7).
  static let headerPadding = SystemLength(
    "`UITableView`, plain, space above a header",
    test: 22,
    iOS26: .recorded(22),
    releases: [.iOS14: .recorded(0), .iOS17: .recorded(22)]
  )
  /// The height of a header or footer with a title in a plain table (R-TABLE-8).
  static let plainTitleHeight = SystemLength(
    "`UITableView`, plain, height of a title",
    test: 28,
    iOS26: .recorded(28)
  )
  /// The space above and below the title of a header in a grouped table (R-TABLE-8).
  ///
  /// A header is 38 high with the test font, whose line is 19 high here, and with the lines of iOS
  /// 26.0 and 27.
  static let groupedHeaderPadding = SystemLength(
    "`UITableView`, grouped, space above and below the title of a header",
    test: 9.5,
    iOS26: .derived(10),
    releases: [.iOS27: .derived(10)]
  )
  /// The space above and below the title of a footer in a grouped table (R-TABLE-8).
  static let groupedFooterPadding = SystemLength(
    "`UITableView`, grouped, space above and below the title of a footer",
    test: 4.5,
    iOS26: .derived(6),
    releases: [.iOS27: .derived(6)]
  )
  /// The spacing in place of a missing header or footer in a grouped table (R-TABLE-11).
  static let groupSpacing = SystemLength(
    "`UITableView`, grouped, spacing of groups",
    test: 17.5,
    iOS26: .recorded(17.5)
  )
  /// The width of the control that inserts or deletes a row (R-TABLE-14).
  static let editingControlWidth = SystemLength(
    "`UITableView`, editing, start of the content",
    test: 40,
    iOS26: .recorded(40)
  )
  static let deleteControlSize = SystemLength(
    "`UITableView`, editing, diameter of the delete control",
    test: 22,
    iOS26: .recorded(22)
  )
  static let deleteControlCenter = SystemLength(
    "`UITableView`, editing, horizontal center of the delete control",
    test: 28,
    iOS26: .recorded(28)
  )
  /// The width of the control that moves a row (R-TABLE-14).
  static let reorderControlWidth = SystemLength(
    "`UITableView`, editing, width of the reorder control",
    test: 35,
    iOS26: .recorded(35)
  )
  static let reorderControlOffset = SystemLength(
    "`UITableView`, editing, reorder control from the trailing edge",
    test: 43,
    iOS26: .recorded(43)
  )
  /// The width of the section index (R-TABLE-26).
  static let sectionIndexWidth = SystemLength(
    "`UITableView`, width of the section index",
    test: 15,
    iOS26: .recorded(15)
  )
  static let sectionIndexPitch = SystemLength(
    "`UITableView`, distance of titles in the section index",
    test: 14,
    iOS26: .recorded(14)
  )
  /// The width of the button of a swipe action; an estimate, since no recording shows one.
  static let swipeActionWidth = SystemLength(
    "`UIContextualAction`, minimum width",
    test: 74,
    iOS26: .fallback(74)
  )
}

/// The space of standard accessories (R-TABLE-15).
extension TableMetrics {
  /// A chevron 10.5 wide, with 8 before it and 16 after it.
  static let disclosureSpace = SystemLength(
    "`UITableViewCell`, space of a disclosure indicator",
    test: 34.5,
    iOS26: .recorded(34.5)
  )
  /// A checkmark 19 wide, with 8 before it and 18.5 after it.
  static let checkmarkSpace = SystemLength(
    "`UITableViewCell`, space of a checkmark",
    test: 45.5,
    iOS26: .recorded(45.5)
  )
  static let detailSpace = SystemLength(
    "`UITableViewCell`, space of a detail button",
    test: 47,
    iOS26: .fallback(47)
  )
  static let detailDisclosureSpace = SystemLength(
    "`UITableViewCell`, space of a detail button with a disclosure indicator",
    test: 67,
    iOS26: .fallback(67)
  )
}

extension TableMetrics {
  /// Returns the distance of texts, and of rows in inset groups, from each side (R-TABLE-12).
  static func margin(inWidth width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }

  /// Returns the distance of rows in inset groups from each side, in points (R-TABLE-12).
  static func side(inWidth width: CGFloat, of system: MetricsSystem) -> CGFloat {
    system == .iOS27 && width >= 402 ? 20 : margin(inWidth: width)
  }

  /// Returns the height of the title of a header in a grouped table, in points (R-TABLE-8).
  static func groupedHeaderHeight(in environment: HostEnvironment) -> CGFloat {
    let padding = 2 * groupedHeaderPadding[environment.metrics]
    guard environment.metrics != .test else { return 19 + padding }
    let font = UIFont.preferredFont(forTextStyle: .footnote).metrics(in: environment)
    return environment.pixelCeiling(font.lineHeight + font.leading) + padding
  }
}
