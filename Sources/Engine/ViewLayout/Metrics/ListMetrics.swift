import Foundation

/// The lengths of lists and forms by style.
struct ListMetrics: Sendable {
  private let system: MetricsSystem
  private let styles: [ListKind: ListStyleMetrics]

  static func metrics(of system: MetricsSystem) -> ListMetrics {
    let styles: [ListKind: ListStyleMetrics] =
      switch system {
      case .test: [.automatic: ListStyleMetrics()]
      case .iOS14, .iOS17, .iOS18, .iOS26v0, .iOS26, .iOS27:
        [
          .automatic: .insetGrouped.adapted(to: system), .plain: .plain.adapted(to: system),
        ]
      case .macOS26, .macOS26v6:
        [
          .automatic: .macInset, .plain: .macPlain, .bordered: .macBordered,
          .sidebar: .macSidebar, .groupedForm: .macGroupedForm,
        ]
      }
    return ListMetrics(system: system, styles: styles)
  }

  /// Returns the lengths of a list with a style; a style without recordings has those of the
  /// default style.
  func style(_ kind: ListKind) -> ListStyleMetrics {
    styles[kind] ?? styles[.automatic] ?? ListStyleMetrics()
  }

  /// The styles with their own lengths.
  var all: [(name: String, style: ListStyleMetrics)] {
    ListKind.allCases.compactMap { kind in styles[kind].map { (kind.rawValue, $0) } }
  }
}

/// The styles of lists and forms that can have their own lengths.
enum ListKind: String, CaseIterable, Sendable {
  case automatic, plain, grouped, insetGrouped, inset, sidebar, bordered
  case groupedForm = "grouped form"
}

/// The lengths of a list or form, in points.
///
/// *Source: recorded (reference images of home-assistant/iOS, meshtastic/Meshtastic-Apple and
/// cashapp/AccessibilitySnapshot): iOS 17.5 to 26.4. Recorded (iamcgn/swiftui-web): iOS 26.0
/// `list/basic`, `list/plain`, `list/spacing` and `form/basic`, macOS 26.2 `List.md`,
/// `list/sections` and `form/styles`, macOS 26.6 `form/grouped`.*
struct ListStyleMetrics: MetricsFamily {
  @Length("Space at both sides of the rows", of: "List")
  var sideInset: CGFloat = 0
  @Length("Insets of a row's content", of: "List")
  var rowInsets = EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
  @Length("Minimum height of a row", of: "List")
  var minimumRowHeight: CGFloat = 44
  @Length("Inset of a content that fits the minimum height with it, if less than that", of: "List")
  var tightInset: CGFloat? = nil
  @Length("Height of a separator, inside of the row above it", of: "List")
  var separatorHeight: CGFloat = 0
  @Length("Space between a separator and the end of the card", of: "List")
  var separatorInset: CGFloat = 0
  @Length("Whether that height grows with the line distance of the body style", of: "List")
  var growsWithText = false
  @Length("Gap between rows", of: "List")
  var rowGap: CGFloat = 0
  @Length("Insets of a section's header", of: "List")
  var headerInsets = EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
  @Length("Minimum height of a section's header and footer", of: "List")
  var minimumHeaderHeight: CGFloat = 28
  @Length("Font of a section's header, if not that of the environment", of: "List")
  var headerStyle: Font.TextStyle? = nil
  @Length("Whether a section's header is in upper case", of: "List")
  var headerIsUppercase = false
  @Length("Font of a section's footer, if not that of the environment", of: "List")
  var footerStyle: Font.TextStyle? = nil
  @Length("Insets of a section's footer", of: "List")
  var footerInsets = EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
  @Length("Space above the first row", of: "List")
  var aboveFirstRow: CGFloat = 0
  @Length("Space below a section without a footer, before another one", of: "List")
  var belowSection: CGFloat = 0
  @Length("Space above a header at the top of the list", of: "List")
  var aboveFirstHeader: CGFloat = 0
  @Length("Space above the header of a later section", of: "List")
  var aboveHeader: CGFloat = 0
  @Length("Space above a later section without a header", of: "List")
  var aboveSection: CGFloat = 0
  @Length("Space of the chevron of a link, with the gap before it", of: "NavigationLink")
  var chevronSpace: CGFloat = 0

  /// Returns the minimum height of a row at a text size, in points (R-CTRL-6).
  func minimumRowHeight(at size: DynamicTypeSize, in system: MetricsSystem) -> CGFloat {
    guard growsWithText else { return minimumRowHeight }
    let body = Font.TextStyle.body
    return minimumRowHeight + body.lineDistance(at: size, in: system)
      - body.lineDistance(at: .large, in: system)
  }

  // The rows and headers of the iOS recordings of whole scenes contain tall lines: 56 and 44.5.
  fileprivate static let insetGrouped = ListStyleMetrics {
    $0.$sideInset.record(16)
    $0.$rowInsets.record(EdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 16))
    $0.$minimumRowHeight.record(52)
    $0.$growsWithText.record(true)
    $0.$separatorHeight.record(1)
    $0.$separatorInset.record(16)
    $0.$rowGap.record(0)
    $0.$headerInsets.record(EdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16))
    $0.$minimumHeaderHeight.derive(0)
    $0.$headerStyle.record(.headline)
    $0.$headerIsUppercase.record(false)
    $0.$footerInsets.record(EdgeInsets(top: 8, leading: 16, bottom: 6, trailing: 16))
    $0.$footerStyle.record(.footnote)
    $0.$aboveFirstRow.record(35)
    $0.$aboveFirstHeader.record(0)
    $0.$belowSection.record(17.5)
    $0.$aboveHeader.record(0)
    $0.$aboveSection.record(17.5)
    $0.$chevronSpace.record(21.667)
  }

  // A later header is 66.5 high in the recording, with a tall line.
  fileprivate static let plain = ListStyleMetrics {
    $0.$rowInsets.record(EdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 16))
    $0.$minimumRowHeight.derive(52)
    $0.$growsWithText.derive(true)
    $0.$separatorHeight.derive(1)
    $0.$separatorInset.derive(16)
    $0.$rowGap.record(0)
    $0.$headerInsets.derive(EdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16))
    $0.$minimumHeaderHeight.derive(0)
    $0.$headerStyle.derive(.headline)
    $0.$aboveFirstRow.record(0)
    $0.$aboveHeader.record(22)
    $0.$chevronSpace.derive(21.667)
  }

  mutating func adapt(to release: MetricsSystem) {
    guard release.precedesIOS26 else { return }
    let side: CGFloat = sideInset > 0 ? 20 : 16
    $rowInsets.record(
      EdgeInsets(top: 11, leading: side, bottom: 11, trailing: side),
      on: .iOS17,
      .iOS18
    )
    $minimumRowHeight.record(44, on: .iOS17, .iOS18)
    $growsWithText.record(false, on: .iOS17, .iOS18)
    // A line of 26.333 has a row of 44, and a content of 38.667 one of 60.667.
    $tightInset.derive(6, on: .iOS17, .iOS18)
    $separatorHeight.record(1 / 3, on: .iOS18)
    $separatorInset.record(0, on: .iOS18)
    $chevronSpace.record(18, on: .iOS18)
    guard sideInset > 0 else { return }
    $sideInset.record(20, on: .iOS17, .iOS18)
    $headerInsets.record(
      EdgeInsets(top: 17, leading: 20, bottom: 6, trailing: 20),
      on: .iOS17,
      .iOS18
    )
    $headerStyle.record(.footnote, on: .iOS17, .iOS18)
    $headerIsUppercase.record(true, on: .iOS18)
    // A footer of one line of 15.667 is 31.667 high.
    $footerInsets.derive(
      EdgeInsets(top: 8, leading: 20, bottom: 8, trailing: 20),
      on: .iOS17,
      .iOS18
    )
    // Two cards are 35.333 apart, and 56.333 with a header of 38.667.
    $belowSection.derive(17.667, on: .iOS18)
    $aboveSection.derive(17.667, on: .iOS18)
  }

  fileprivate static let macInset = ListStyleMetrics {
    $0.$rowInsets.record(EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16))
    $0.$minimumRowHeight.record(24)
    $0.$growsWithText.record(false)
    $0.$tightInset.derive(nil)
    $0.$rowGap.record(0)
    $0.$headerInsets.record(EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16))
    $0.$minimumHeaderHeight.record(28)
    $0.$footerInsets.record(EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16))
    $0.$aboveFirstRow.record(10)
    $0.$aboveFirstHeader.record(10)
    $0.$aboveHeader.record(20)
    $0.$aboveSection.record(20)
  }

  fileprivate static let macPlain = ListStyleMetrics {
    $0.$rowInsets.record(EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
    $0.$minimumRowHeight.record(24)
    $0.$growsWithText.record(false)
    $0.$tightInset.derive(nil)
    $0.$rowGap.record(0)
    $0.$aboveFirstRow.record(0)
  }

  fileprivate static let macBordered = ListStyleMetrics {
    $0.$rowInsets.record(EdgeInsets(top: 4, leading: 7, bottom: 4, trailing: 7))
    $0.$minimumRowHeight.record(24)
    $0.$growsWithText.record(false)
    $0.$tightInset.derive(nil)
    $0.$rowGap.record(0)
    $0.$aboveFirstRow.record(1)
    $0.$aboveFirstHeader.derive(1)
  }

  fileprivate static let macSidebar = ListStyleMetrics {
    $0.$rowInsets.record(EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16))
    $0.$minimumRowHeight.record(32)
    $0.$growsWithText.record(false)
    $0.$tightInset.derive(nil)
    $0.$rowGap.record(0)
    $0.$aboveFirstRow.record(10)
    $0.$aboveFirstHeader.derive(10)
  }

  fileprivate static let macGroupedForm = ListStyleMetrics {
    $0.$sideInset.record(20)
    $0.$rowInsets.record(EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10))
    $0.$minimumRowHeight.derive(0)
    $0.$tightInset.derive(nil)
    $0.$rowGap.record(1)
    // The separator is the gap between two rows.
    $0.$separatorHeight.derive(0)
    $0.$separatorInset.derive(0)
    $0.$headerInsets.record(EdgeInsets(top: 20, leading: 10, bottom: 10, trailing: 10))
    $0.$minimumHeaderHeight.derive(0)
    $0.$footerInsets.record(EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10))
    $0.$aboveFirstRow.record(20)
    $0.$aboveFirstHeader.record(0)
    $0.$aboveHeader.record(0)
    $0.$aboveSection.record(10)
  }
}
