import Foundation

/// The lengths of lists and forms by style.
struct ListMetrics: Sendable {
  private let system: MetricsSystem
  private let styles: [ListKind: ListStyleMetrics]

  static func metrics(of system: MetricsSystem) -> ListMetrics {
    let styles: [ListKind: ListStyleMetrics] =
      switch system {
      case .test: [.automatic: ListStyleMetrics()]
      case .iOS14, .iOS17, .iOS26: [.automatic: .insetGrouped, .plain: .plain]
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
/// *Source: recorded (iamcgn/swiftui-web): iOS 26.0 `list/basic`, `list/plain`, `list/spacing` and
/// `form/basic`, macOS 26.2 `List.md`, `list/sections` and `form/styles`, macOS 26.6
/// `form/grouped`.*
struct ListStyleMetrics: MetricsFamily {
  @Length("Space at both sides of the rows", of: "List")
  var sideInset: CGFloat = 0
  @Length("Insets of a row's content", of: "List")
  var rowInsets = EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
  @Length("Minimum height of a row", of: "List")
  var minimumRowHeight: CGFloat = 44
  @Length("Gap between rows", of: "List")
  var rowGap: CGFloat = 0
  @Length("Insets of a section's header", of: "List")
  var headerInsets = EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
  @Length("Minimum height of a section's header and footer", of: "List")
  var minimumHeaderHeight: CGFloat = 28
  @Length("Font of a section's header, if not that of the environment", of: "List")
  var headerStyle: Font.TextStyle? = nil
  @Length("Insets of a section's footer", of: "List")
  var footerInsets = EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
  @Length("Space above the first row", of: "List")
  var aboveFirstRow: CGFloat = 0
  @Length("Space above a header at the top of the list", of: "List")
  var aboveFirstHeader: CGFloat = 0
  @Length("Space between a section and a header below it", of: "List")
  var aboveHeader: CGFloat = 0
  @Length("Space between a section and one without a header below it", of: "List")
  var aboveSection: CGFloat = 0

  // The rows and headers of the iOS recordings contain tall lines: 56 and 44.5 there.
  fileprivate static let insetGrouped = ListStyleMetrics {
    $0.$sideInset.record(16)
    $0.$rowInsets.record(EdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 16))
    $0.$minimumRowHeight.derive(52)
    $0.$rowGap.record(0)
    $0.$headerInsets.derive(EdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16))
    $0.$minimumHeaderHeight.derive(0)
    $0.$headerStyle.derive(.headline)
    $0.$aboveFirstRow.record(35)
    $0.$aboveFirstHeader.record(0)
    $0.$aboveHeader.record(17.5)
    $0.$aboveSection.derive(17.5)
  }

  // A later header is 66.5 high in the recording, with a tall line.
  fileprivate static let plain = ListStyleMetrics {
    $0.$rowInsets.record(EdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 16))
    $0.$minimumRowHeight.derive(52)
    $0.$rowGap.record(0)
    $0.$headerInsets.derive(EdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16))
    $0.$minimumHeaderHeight.derive(0)
    $0.$headerStyle.derive(.headline)
    $0.$aboveFirstRow.record(0)
    $0.$aboveHeader.record(22)
  }

  fileprivate static let macInset = ListStyleMetrics {
    $0.$rowInsets.record(EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16))
    $0.$minimumRowHeight.record(24)
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
    $0.$rowGap.record(0)
    $0.$aboveFirstRow.record(0)
  }

  fileprivate static let macBordered = ListStyleMetrics {
    $0.$rowInsets.record(EdgeInsets(top: 4, leading: 7, bottom: 4, trailing: 7))
    $0.$minimumRowHeight.record(24)
    $0.$rowGap.record(0)
    $0.$aboveFirstRow.record(1)
    $0.$aboveFirstHeader.derive(1)
  }

  fileprivate static let macSidebar = ListStyleMetrics {
    $0.$rowInsets.record(EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16))
    $0.$minimumRowHeight.record(32)
    $0.$rowGap.record(0)
    $0.$aboveFirstRow.record(10)
    $0.$aboveFirstHeader.derive(10)
  }

  fileprivate static let macGroupedForm = ListStyleMetrics {
    $0.$sideInset.record(20)
    $0.$rowInsets.record(EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10))
    $0.$minimumRowHeight.derive(0)
    $0.$rowGap.record(1)
    $0.$headerInsets.record(EdgeInsets(top: 20, leading: 10, bottom: 10, trailing: 10))
    $0.$minimumHeaderHeight.derive(0)
    $0.$footerInsets.record(EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10))
    $0.$aboveFirstRow.record(20)
    $0.$aboveFirstHeader.record(0)
    $0.$aboveHeader.record(0)
    $0.$aboveSection.record(10)
  }
}
