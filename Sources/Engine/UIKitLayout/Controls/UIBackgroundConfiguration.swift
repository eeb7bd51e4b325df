public import Foundation

/// What is behind the content of a button or a cell.
public struct UIBackgroundConfiguration {
  /// The color; `nil` for that of the kind.
  public var backgroundColor: UIColor?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The width of the border, in points: taken and ignored.
  public var strokeWidth: CGFloat = 0
  /// The color of the border: taken and ignored.
  public var strokeColor: UIColor?
  /// The room around it, in points: taken and ignored.
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
