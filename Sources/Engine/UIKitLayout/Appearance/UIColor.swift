public import Foundation
public import ViewLayout

/// A color of a view, which pictures of it show.
public final class UIColor: NSObject, Sendable {
  /// Red, green, blue and alpha.
  let components: [CGFloat]
  /// The name that pictures know the color by, where it is another one in the dark.
  let adaptiveName: String?

  /// Makes a color of parts from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    adaptiveName = nil
  }

  init(_ components: [CGFloat], adaptiveName: String) {
    self.components = components
    self.adaptiveName = adaptiveName
  }

  /// Makes a gray of parts from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a color of a literal's parts, from 0 to 1.
  public convenience init(
    _colorLiteralRed red: Float,
    green: Float,
    blue: Float,
    alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The color with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.components == components
  }

  public override var hash: Int { components.hashValue }
}

extension UIColor {
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Clear.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Gray.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Light gray.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// Dark gray.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}

extension UIColor {
  /// Makes this the color of what is drawn next in `draw(_:)`, which is never called.
  public func set() {}

  /// Makes this the color of what is filled next in `draw(_:)`, which is never called.
  public func setFill() {}

  /// Makes this the color of lines drawn next in `draw(_:)`, which is never called.
  public func setStroke() {}
}

extension Color {
  /// Makes a color of a view's.
  nonisolated public init(uiColor: UIColor) {
    let parts = uiColor.components.map { Double($0) }
    self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
  }

  /// Makes a color of a view's.
  nonisolated public init(_ color: UIColor) { self.init(uiColor: color) }
}

extension UIColor: _ExpressibleByColorLiteral {}

// The compiler looks for this name.
// swift-format-ignore: NoLeadingUnderscores
/// The type of a `#colorLiteral` that nothing else is said of.
public typealias _ColorLiteralType = UIColor
