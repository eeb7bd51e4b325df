public import Foundation
public import UIKitLayout
import ViewLayout

/// The content of a list cell: an image, a text and a secondary text.
///
/// Its lengths are a reference style: a line of text has the height that was recorded from UIKit,
/// in the test font (R-LIST-10).
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The image before the texts; `nil` for none.
  public var image: UIImage?
  /// The primary text; `nil` for none.
  public var text: String?
  /// The secondary text; `nil` for none.
  public var secondaryText: String?
  /// The properties of the image.
  public var imageProperties = ImageProperties()
  /// The properties of the primary text.
  public var textProperties = TextProperties(color: .label)
  /// The properties of the secondary text.
  public var secondaryTextProperties = TextProperties(color: .secondaryLabel)
  /// Whether the texts are side by side instead of one below the other.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The spacing between the image and the texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The spacing between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The spacing between texts one below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 5.5
  /// The margins around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 18,
    leading: 16,
    bottom: 18,
    trailing: 16
  )
  private var font = Font.body
  private var secondaryFont = Font.subheadline

  /// Creates the view that shows the content.
  public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }

  /// Returns this configuration unchanged, because it depends on no state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

extension UIListContentConfiguration {
  /// Returns the configuration of a list item.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Returns the configuration of an item with a secondary text below the text.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Returns the configuration of an item with a secondary text at the trailing edge.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.prefersSideBySideTextAndSecondaryText = true
    configuration.secondaryFont = .body
    return configuration
  }

  /// Returns the configuration of an item in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Returns the configuration of a sidebar item with a secondary text below the text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }

  /// Returns the configuration of a header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration { header() }

  /// Returns the configuration of a footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration { footer() }

  /// Returns the configuration of a header in a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration { header() }

  /// Returns the configuration of a footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { footer() }

  /// Returns the configuration of a header in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { header() }

  /// Returns the configuration of a header in any list.
  public static func header() -> UIListContentConfiguration { small(margin: 14.25) }

  /// Returns the configuration of a footer in any list.
  public static func footer() -> UIListContentConfiguration { small(margin: 9.5) }

  /// Returns a configuration with footnote fonts and the given top and bottom margins.
  private static func small(margin: CGFloat) -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    (configuration.font, configuration.secondaryFont) = (.footnote, .footnote)
    configuration.directionalLayoutMargins.top = margin
    configuration.directionalLayoutMargins.bottom = margin
    return configuration
  }
}

extension UIListContentConfiguration {
  /// The properties of a text in a list.
  public struct TextProperties: Hashable, Sendable {
    /// The color of the text.
    public var color: UIColor
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
  }

  /// The properties of an image in a list.
  public struct ImageProperties: Hashable, Sendable {
    /// The tint color of a template image; `nil` for the list's.
    public var tintColor: UIColor?
    /// The corner radius of the image, in points; ignored.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image, in points; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// The size reserved for the image, in points; 0 for the image's own size.
    public var reservedLayoutSize = CGSize.zero
  }
}

extension UIListContentConfiguration: HostedContent {
  func rootView(margins defaults: EdgeInsets) -> AnyView {
    let margins = directionalLayoutMargins
    return AnyView(
      ListContent(configuration: self, font: font, secondaryFont: secondaryFont)
        .padding(
          EdgeInsets(
            top: margins.top,
            leading: margins.leading,
            bottom: margins.bottom,
            trailing: margins.trailing
          )
        ).unlisted()
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading).unlisted()
    )
  }
}
