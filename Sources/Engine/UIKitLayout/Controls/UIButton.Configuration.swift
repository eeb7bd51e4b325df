public import Foundation
import ViewLayout

extension UIButton {
  /// The appearance and content of a button, as a value.
  @preconcurrency @MainActor
  public struct Configuration {
    enum Fill {
      case none, tint, lightTint, gray
    }

    let fill: Fill

    public var title: String?
    public var attributedTitle: AttributedString?
    public var subtitle: String?
    public var image: UIImage?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The insets around the content, in points; by default 12 at the sides and 6 above and below,
    /// or those of the system.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { insets(in: ApplicationEnvironment.current.metrics) }
      set { explicitInsets = newValue }
    }
    private var explicitInsets: NSDirectionalEdgeInsets?
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the button; has no effect.
    public var buttonSize = Size.medium
    /// The alignment of the title and the subtitle; has no effect.
    public var titleAlignment = TitleAlignment.automatic
    /// Whether an activity indicator replaces the image; has no effect.
    public var showsActivityIndicator = false
    public var background = UIBackgroundConfiguration()
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    public static func plain() -> Configuration { Configuration(fill: .none) }
    public static func filled() -> Configuration { Configuration(fill: .tint) }
    public static func tinted() -> Configuration { Configuration(fill: .lightTint) }
    public static func gray() -> Configuration { Configuration(fill: .gray) }
    public static func bordered() -> Configuration { Configuration(fill: .gray) }
    public static func borderedTinted() -> Configuration { Configuration(fill: .lightTint) }
    public static func borderedProminent() -> Configuration { Configuration(fill: .tint) }
    public static func borderless() -> Configuration { Configuration(fill: .none) }

    public func updated(for button: UIButton) -> Configuration { self }
  }
}

extension UIButton.Configuration {
  fileprivate init(fill: Fill) { self.fill = fill }

  /// Returns the insets around the content in a system, in points.
  func insets(in system: MetricsSystem) -> NSDirectionalEdgeInsets {
    explicitInsets ?? UIControlMetrics.buttonInsets(in: system)
  }

  public mutating func setDefaultContentInsets() { explicitInsets = nil }

  /// The style of rounded corners.
  public enum CornerStyle: Sendable {
    case fixed, dynamic, small, medium, large, capsule
  }

  /// The size of a button.
  public enum Size: Sendable {
    case medium, small, mini, large
  }

  /// The alignment of the title and the subtitle.
  public enum TitleAlignment: Sendable {
    case automatic, leading, center, trailing
  }

  var titleFont: UIFont {
    var attributes = AttributeContainer()
    guard let titleTextAttributesTransformer else { return .preferredFont(forTextStyle: .body) }
    attributes = titleTextAttributesTransformer.transform(attributes)
    return attributes[AttributeScopes.UIKitTextAttributes.UIFontAttribute.self]
      ?? .preferredFont(forTextStyle: .body)
  }

  func foreground(tint: UIColor) -> UIColor {
    baseForegroundColor ?? (fill == .tint ? .white : tint)
  }

  func backgroundColor(tint: UIColor) -> UIColor? {
    if let color = background.backgroundColor ?? baseBackgroundColor { return color }
    switch fill {
    case .none: return nil
    case .tint: return tint
    case .lightTint: return tint.withAlphaComponent(0.2)
    case .gray: return .systemGray.withAlphaComponent(0.2)
    }
  }

  /// Returns the corner radius for a button of a size, in points.
  func radius(in size: CGSize) -> CGFloat {
    let maximum = min(size.width, size.height) / 2
    switch cornerStyle {
    case .fixed: return min(background.cornerRadius, maximum)
    case .dynamic, .medium: return min(6, maximum)
    case .small: return min(4, maximum)
    case .large: return min(10, maximum)
    case .capsule: return maximum
    }
  }
}

/// The background of a button or a cell.
public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  /// The width of the stroke, in points; has no effect.
  public var strokeWidth: CGFloat = 0
  /// The color of the stroke; has no effect.
  public var strokeColor: UIColor?
  /// The insets of the background, in points; has no effect.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  public init() {}

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

/// A transformer of text attributes.
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
}
