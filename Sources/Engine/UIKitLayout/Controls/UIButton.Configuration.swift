public import Foundation

extension UIButton {
  /// How a modern button looks, as a value.
  @preconcurrency @MainActor
  public struct Configuration {
    /// The room around the content of a button of one kind: 12 at the sides, 6 above and below.
    private static let usualInsets = NSDirectionalEdgeInsets(
      top: 6,
      leading: 12,
      bottom: 6,
      trailing: 12
    )

    /// What is behind the content.
    enum Fill {
      case none, tint, lightTint, gray
    }

    let fill: Fill

    /// The words; `nil` for none.
    public var title: String?
    /// The words with fonts; `nil` for the plain ones.
    public var attributedTitle: AttributedString?
    /// The second words, below the others; `nil` for none.
    public var subtitle: String?
    /// The picture; `nil` for none.
    public var image: UIImage?
    /// The size of a symbol; `nil` for the usual one.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Between the picture and the words, in points.
    public var imagePadding: CGFloat = 0
    /// Between the words and the second words, in points.
    public var titlePadding: CGFloat = 1
    /// Where the picture is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The room around the content, in points.
    public var contentInsets = Configuration.usualInsets
    /// The color of words and picture; `nil` for that of the kind.
    public var baseForegroundColor: UIColor?
    /// The color behind them; `nil` for that of the kind.
    public var baseBackgroundColor: UIColor?
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button is; has no effect.
    public var buttonSize = Size.medium
    /// Where short words are; has no effect.
    public var titleAlignment = TitleAlignment.automatic
    /// Whether a wheel turns in place of the picture; has no effect.
    public var showsActivityIndicator = false
    /// What is behind the content, in more detail.
    public var background = UIBackgroundConfiguration()
    /// Changes the font and the color of the words.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    /// Words in the color of what can be used, on nothing.
    public static func plain() -> Configuration { Configuration(fill: .none) }
    /// Words on the color of what can be used.
    public static func filled() -> Configuration { Configuration(fill: .tint) }
    /// Words on a lighter form of that color.
    public static func tinted() -> Configuration { Configuration(fill: .lightTint) }
    /// Words on gray.
    public static func gray() -> Configuration { Configuration(fill: .gray) }
    /// Words on gray with a border.
    public static func bordered() -> Configuration { Configuration(fill: .gray) }
    /// Words on a lighter form of the color of what can be used, with a border.
    public static func borderedTinted() -> Configuration { Configuration(fill: .lightTint) }
    /// Words on the color of what can be used, with a border.
    public static func borderedProminent() -> Configuration { Configuration(fill: .tint) }
    /// Words on nothing, without the room around them.
    public static func borderless() -> Configuration { Configuration(fill: .none) }

    /// The configuration for a state of a button: the same.
    public func updated(for button: UIButton) -> Configuration { self }
  }
}

extension UIButton.Configuration {
  fileprivate init(fill: Fill) { self.fill = fill }

  /// How round corners are.
  public enum CornerStyle: Sendable {
    /// As the background says, as usual, a little, more, much, all round.
    case fixed, dynamic, small, medium, large, capsule
  }

  /// How large a button is.
  public enum Size: Sendable {
    /// From the usual one to the smallest.
    case medium, small, mini, large
  }

  /// Where short words are.
  public enum TitleAlignment: Sendable {
    /// As the picture is, where reading begins, in the middle, where reading ends.
    case automatic, leading, center, trailing
  }

  /// The font of the words.
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

  /// The radius of the corners, in points, of a button of a size.
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

/// What is behind the content of a button or a cell.
public struct UIBackgroundConfiguration {
  /// The color; `nil` for that of the kind.
  public var backgroundColor: UIColor?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The width of the border, in points; has no effect.
  public var strokeWidth: CGFloat = 0
  /// The color of the border; has no effect.
  public var strokeColor: UIColor?
  /// The room around it, in points; has no effect.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// Makes a background of nothing.
  public init() {}

  /// Nothing behind the content.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

/// Changes the fonts and the colors of words.
public struct UIConfigurationTextAttributesTransformer {
  /// Makes other attributes of some.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Makes a transformer of a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
}
