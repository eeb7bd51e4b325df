public import Foundation
public import UIKitLayout
import ViewLayout

/// The content of a list's cell: an image, a text and a second one, as a value.
///
/// Its lengths are a reference style: one line of text is as high as UIKit was recorded to have it,
/// in the test font (R-LIST-10).
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The image before the texts; `nil` for none.
  public var image: UIImage?
  /// The text; `nil` for none.
  public var text: String?
  /// The second text; `nil` for none.
  public var secondaryText: String?
  /// How the image is shown.
  public var imageProperties = ImageProperties()
  /// How the text is shown.
  public var textProperties = TextProperties(color: .label)
  /// How the second text is shown.
  public var secondaryTextProperties = TextProperties(color: .secondaryLabel)
  /// Whether the texts stand side by side rather than one below the other.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The room between the image and the texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The room between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The room between texts one below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 5.5
  /// The room around it all, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 18,
    leading: 16,
    bottom: 18,
    trailing: 16
  )
  private var font = Font.body
  private var secondaryFont = Font.subheadline

  /// Makes the view that shows the content.
  public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }

  /// The same: no state changes it here.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

extension UIListContentConfiguration {
  /// The content of an item.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// The content of an item with a second text below the first.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// The content of an item with a second text at its end.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.prefersSideBySideTextAndSecondaryText = true
    configuration.secondaryFont = .body
    return configuration
  }

  /// The content of an item of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// The content of an item of a sidebar with a second text below the first.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }

  /// The content of a header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration { header() }

  /// The content of a footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration { footer() }

  /// The content of a header of a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration { header() }

  /// The content of a footer of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { footer() }

  /// The content of a header of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { header() }

  /// The content of a header of any list.
  public static func header() -> UIListContentConfiguration { small(margin: 14.25) }

  /// The content of a footer of any list.
  public static func footer() -> UIListContentConfiguration { small(margin: 9.5) }

  /// A text of the size of footnotes, with a length above and below it.
  private static func small(margin: CGFloat) -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    (configuration.font, configuration.secondaryFont) = (.footnote, .footnote)
    configuration.directionalLayoutMargins.top = margin
    configuration.directionalLayoutMargins.bottom = margin
    return configuration
  }
}

extension UIListContentConfiguration {
  /// How a text of a list is shown.
  public struct TextProperties: Hashable, Sendable {
    /// The color of the text.
    public var color: UIColor
    /// How many lines it takes at most; 0 for as many as it needs.
    public var numberOfLines = 0
  }

  /// How an image of a list is shown.
  public struct ImageProperties: Hashable, Sendable {
    /// The color of an image that has none; `nil` for the list's.
    public var tintColor: UIColor?
    /// The radius of the image's corners, in points; taken and ignored.
    public var cornerRadius: CGFloat = 0
    /// The size that the image is not larger than, in points; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// The size that is kept free for the image, in points; 0 for the image's own.
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
