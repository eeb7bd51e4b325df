public import Foundation
public import ViewLayout

/// A color of a view, as red, green, blue and alpha.
///
/// The class does not inherit from `NSObject`, for the reason that ``UIFont`` does not.
public final class UIColor: Sendable, Hashable {
  /// The red, green, blue and alpha components, from 0 to 1.
  let components: [CGFloat]
  /// The components in a dark color scheme; `nil` if they are the same.
  let darkComponents: [CGFloat]?
  /// The name of a color that differs in dark mode, as pictures refer to it; `nil` for a fixed
  /// color.
  let adaptiveName: String?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    (darkComponents, adaptiveName) = (nil, nil)
  }

  init(_ components: [CGFloat], dark: [CGFloat]?, adaptiveName: String? = nil) {
    self.components = components
    darkComponents = dark
    self.adaptiveName = adaptiveName
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(
    _colorLiteralRed red: Float,
    green: Float,
    blue: Float,
    alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(components.prefix(3) + [alpha], dark: darkComponents.map { $0.prefix(3) + [alpha] })
  }

  public func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.components == components
  }

  public var hash: Int { components.hashValue }

  public static func == (left: UIColor, right: UIColor) -> Bool { left.isEqual(right) }

  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

extension UIColor {
  public static let black = UIColor(white: 0, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}

extension UIColor {
  /// Sets the fill and stroke color for `draw(_:)`, which this engine never calls.
  public func set() {}

  /// Sets the fill color for `draw(_:)`, which this engine never calls.
  public func setFill() {}

  /// Sets the stroke color for `draw(_:)`, which this engine never calls.
  public func setStroke() {}
}

extension UIColor {
  /// Creates a color from a color of SwiftUI, as it is in a light color scheme.
  public convenience init(_ color: Color) {
    self.init(color.components.map { CGFloat($0) }, dark: nil)
  }
}

extension Color {
  nonisolated public init(uiColor: UIColor) {
    self.init(
      light: uiColor.components.map { Double($0) },
      dark: uiColor.darkComponents?.map { Double($0) },
      name: uiColor.adaptiveName
    )
  }

  nonisolated public init(_ color: UIColor) { self.init(uiColor: color) }
}

extension UIColor: _ExpressibleByColorLiteral {}

// The compiler requires this name.
// swift-format-ignore: NoLeadingUnderscores
/// The default type of a `#colorLiteral` expression.
public typealias _ColorLiteralType = UIColor
