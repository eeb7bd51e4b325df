public import Foundation
import ViewLayout

extension UIFont {
  /// The purpose of a text, which determines its font size.
  public struct TextStyle: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")

    /// The size of the test font at the default dynamic type size, in points.
    var size: CGFloat { style.size }

    /// The text style of SwiftUI; `body` for an unknown name.
    var style: Font.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      default: .body
      }
    }
  }
}

/// An object that scales fonts and values for dynamic type.
public final class UIFontMetrics: NSObject, Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let style: Font.TextStyle

  /// Creates the metrics of a text style; with the test font all styles scale equally.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle.style }

  public func scaledFont(for font: UIFont) -> UIFont { scaled(font, maximumSize: nil) }

  /// Returns the font scaled for dynamic type up to a maximum size, which the test font ignores.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, maximumSize: maximumPointSize > 0 ? maximumPointSize : nil)
  }

  /// Returns a font for the text size of traits; with the test font it scales with dynamic type.
  public func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let textSize = traitCollection?.preferredContentSizeCategory.dynamicTypeSize
    return scaled(font, maximumSize: nil, textSize: textSize)
  }

  /// Returns the value for the current text size, in points; with the test font the value itself.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, in: ApplicationEnvironment.current)
  }

  /// Returns the value for the text size of traits, in points; with the test font the value itself.
  public func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    var environment = ApplicationEnvironment.current
    if let textSize = traitCollection?.preferredContentSizeCategory.dynamicTypeSize {
      environment.dynamicTypeSize = textSize.rawValue
    }
    return scaledValue(for: value, in: environment)
  }

  private func scaledValue(for value: CGFloat, in environment: HostEnvironment) -> CGFloat {
    guard environment.metrics != .test else { return value }
    let textSize = DynamicTypeSize(rawValue: environment.dynamicTypeSize) ?? .large
    return style.scaled(value, at: textSize, in: environment)
  }

  private func scaled(
    _ font: UIFont,
    maximumSize: CGFloat?,
    textSize: DynamicTypeSize? = nil
  ) -> UIFont {
    var description = font.content
    description.size = .scaled(font.pointSize, style)
    (description.maximumSize, description.textSize) = (maximumSize, textSize)
    return UIFont(description)
  }
}

/// The description of a font: its size or text style, and its attributes.
public final class UIFontDescriptor: NSObject, Sendable {
  let content: FontDescription

  init(_ description: FontDescription) { content = description }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontDescription(size: .fixed(size), name: fontName))
  }

  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(FontDescription(size: .fixed(12)).with(attributes))
  }

  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(content.with(attributes))
  }

  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    changed { $0.name = newFamily }
  }

  /// The size in points; for the test font the size at the default dynamic type size.
  public var pointSize: CGFloat {
    content.metrics(in: ApplicationEnvironment.current).size
  }

  /// Traits of a font; they do not change the lengths of the test font.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }

  /// The design of the system font; it does not change the lengths of the test font.
  public enum SystemDesign: Sendable {
    case `default`, rounded, serif, monospaced
  }

  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFontDescriptor(FontDescription(size: .style(style.style))) }

  /// Returns a descriptor with traits, which do not change the lengths of the test font.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changed {
      $0.isItalic = symbolicTraits.contains(.traitItalic)
      if symbolicTraits.contains(.traitBold) { $0.weight = $0.name == nil ? .semibold : .bold }
      if symbolicTraits.contains(.traitMonoSpace) { $0.design = .monospaced }
    }
  }

  /// Returns a descriptor with a design, which does not change the lengths of the test font.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    changed { description in
      description.design =
        switch design {
        case .default: .default
        case .rounded: .rounded
        case .serif: .serif
        case .monospaced: .monospaced
        }
    }
  }

  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed { $0.size = .fixed(newPointSize) }
  }

  private func changed(_ change: (inout FontDescription) -> Void) -> UIFontDescriptor {
    var description = content
    change(&description)
    return UIFontDescriptor(description)
  }
}
