public import Foundation
internal import ViewLayout
internal import ResourceFiles

/// A color of a layer, stored as a `UIColor`.
public final class CGColor: Sendable, Hashable {
  /// The same color as a `UIColor`.
  package let color: UIColor

  init(_ color: UIColor) { self.color = color }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public var alpha: CGFloat { color.components[3] }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }

  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
  public var cgColor: CGColor { CGColor(self) }

  public convenience init(cgColor: CGColor) {
    let parts = cgColor.color.components
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

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

  /// Creates a dynamic color; the provider is called once, for the appearance of the app.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let traits = UITraitCollection(
      displayScale: 1,
      layoutDirection: .leftToRight,
      horizontalSizeClass: .compact,
      verticalSizeClass: .regular
    )
    self.init(cgColor: dynamicProvider(traits).cgColor)
  }

  /// Creates a color from an asset catalog of the app's folder; `nil` if there is none.
  public convenience init?(named name: String) {
    guard let color = AppResources.current?.color(name) else { return nil }
    let paint = AppResources.colorScheme == .dark ? color.dark ?? color.light : color.light
    self.init(red: paint.red, green: paint.green, blue: paint.blue, alpha: paint.alpha)
  }

  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
}
