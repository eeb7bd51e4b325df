public import Foundation
public import UIKitLayout
import ViewLayout

/// The content of a list cell: an image, a text and a secondary text.
///
/// Its lengths with the test font are a reference style: a row has the height that was recorded
/// from UIKit (R-LIST-10). With the metrics of a system they are the system's (R-LIST-12).
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  public var image: UIImage?
  public var text: String?
  public var secondaryText: String?
  public var imageProperties = ImageProperties()
  public var textProperties = TextProperties(color: .label)
  public var secondaryTextProperties = TextProperties(color: .secondaryLabel)
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat {
    get { textSpacing(in: ApplicationEnvironment.current.metrics) }
    set { explicitTextSpacing = newValue }
  }
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { margins(in: ApplicationEnvironment.current.metrics) }
    set { setMargins(newValue, in: ApplicationEnvironment.current.metrics) }
  }
  private var explicitTextSpacing: CGFloat?
  /// The margins that the author sets; `nil` at edges that use the system's default.
  private var explicitMargins = ExplicitMargins()
  private var defaultVerticalMargin = ListContentMetrics.cellMargin
  private var defaultTextSpacing = ListContentMetrics.textSpacing
  /// Whether the content has the minimum height of a row.
  private var isRow = true
  private var font = Font.body
  private var secondaryFont = Font.subheadline

  public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }

  /// Returns this configuration unchanged, because it depends on no state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

extension UIListContentConfiguration {
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  public static func subtitleCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.defaultTextSpacing = ListContentMetrics.subtitleCellSpacing
    return configuration
  }

  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.prefersSideBySideTextAndSecondaryText = true
    configuration.secondaryFont = .body
    return configuration
  }

  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }

  public static func plainHeader() -> UIListContentConfiguration { header() }

  public static func plainFooter() -> UIListContentConfiguration { footer() }

  public static func groupedHeader() -> UIListContentConfiguration { header() }

  public static func groupedFooter() -> UIListContentConfiguration { footer() }

  public static func sidebarHeader() -> UIListContentConfiguration { header() }

  public static func header() -> UIListContentConfiguration {
    small(margin: ListContentMetrics.headerMargin)
  }

  public static func footer() -> UIListContentConfiguration {
    small(margin: ListContentMetrics.footerMargin)
  }

  /// Returns a configuration with footnote fonts and the given top and bottom margins.
  private static func small(margin: SystemLength) -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    (configuration.font, configuration.secondaryFont) = (.footnote, .footnote)
    configuration.defaultVerticalMargin = margin
    configuration.isRow = false
    return configuration
  }
}

extension UIListContentConfiguration {
  /// The properties of a text in a list.
  public struct TextProperties: Hashable, Sendable {
    public var color: UIColor
    public var numberOfLines = 0
  }

  /// The properties of an image in a list.
  public struct ImageProperties: Hashable, Sendable {
    public var tintColor: UIColor?
    /// The corner radius of the image, in points; ignored.
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
  }
}

extension UIListContentConfiguration {
  /// The margins at the edges that an author sets, in points.
  private struct ExplicitMargins: Sendable {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?
  }

  /// Returns the spacing between texts one below the other in a system, in points.
  func textSpacing(in system: MetricsSystem) -> CGFloat {
    explicitTextSpacing ?? defaultTextSpacing[system]
  }

  private func defaultMargins(in system: MetricsSystem) -> NSDirectionalEdgeInsets {
    let (side, vertical) = (ListContentMetrics.sideMargin[system], defaultVerticalMargin[system])
    return NSDirectionalEdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: side)
  }

  private func margins(in system: MetricsSystem) -> NSDirectionalEdgeInsets {
    let defaults = defaultMargins(in: system)
    return NSDirectionalEdgeInsets(
      top: explicitMargins.top ?? defaults.top,
      leading: explicitMargins.leading ?? defaults.leading,
      bottom: explicitMargins.bottom ?? defaults.bottom,
      trailing: explicitMargins.trailing ?? defaults.trailing
    )
  }

  /// Sets the margins; an edge whose value equals the system's default continues to use the default
  /// of each system.
  private mutating func setMargins(
    _ margins: NSDirectionalEdgeInsets,
    in system: MetricsSystem
  ) {
    let defaults = defaultMargins(in: system)
    explicitMargins.top = margins.top == defaults.top ? nil : margins.top
    explicitMargins.leading = margins.leading == defaults.leading ? nil : margins.leading
    explicitMargins.bottom = margins.bottom == defaults.bottom ? nil : margins.bottom
    explicitMargins.trailing = margins.trailing == defaults.trailing ? nil : margins.trailing
  }

  /// R-LIST-12: returns the minimum height of a row in a system, in points; `nil` with the test
  /// font.
  private func minimumHeight(in environment: HostEnvironment) -> CGFloat? {
    environment.metrics == .test || !isRow
      ? nil : RowMetrics.minimumHeight(in: environment)
  }
}

extension UIListContentConfiguration: HostedContent {
  func rootView(margins cellMargins: EdgeInsets, in environment: HostEnvironment) -> AnyView {
    let system = environment.metrics
    let margins = margins(in: system)
    return AnyView(
      ListContent(configuration: self, font: font, secondaryFont: secondaryFont, system: system)
        .padding(
          EdgeInsets(
            top: margins.top,
            leading: margins.leading,
            bottom: margins.bottom,
            trailing: margins.trailing
          )
        ).unlisted()
        .frame(
          maxWidth: .infinity,
          minHeight: minimumHeight(in: environment),
          maxHeight: .infinity,
          alignment: .leading
        ).unlisted()
    )
  }
}
