public import Foundation

/// A color of a layer.
public final class CGColor: Sendable, Hashable {
  /// The color as views have it.
  package let color: UIColor

  init(_ color: UIColor) { self.color = color }

  /// Makes a color of parts from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// How opaque the color is, from 0 to 1.
  public var alpha: CGFloat { color.components[3] }

  /// Whether both have the same parts.
  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }

  /// Adds the color's parts.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
  /// The color as layers have it.
  public var cgColor: CGColor { CGColor(self) }

  /// Makes the color of a layer's.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.color.components
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// Makes a color of a hue, from 0 to 1 around the circle, how colorful and how bright it is.
  public convenience init(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    func part(_ offset: CGFloat) -> CGFloat {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// Makes a color that is another one in the dark: the one for light places.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let traits = UITraitCollection(
      displayScale: 1,
      layoutDirection: .leftToRight,
      horizontalSizeClass: .compact,
      verticalSizeClass: .regular
    )
    self.init(cgColor: dynamicProvider(traits).cgColor)
  }

  /// Makes the color of a name in an app's assets: there are none, and it is `nil`.
  public convenience init?(named name: String) { return nil }

  /// The color for some traits: the same.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
}
