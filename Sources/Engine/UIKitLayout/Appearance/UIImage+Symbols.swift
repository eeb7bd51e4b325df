public import Foundation

extension UIImage {
  /// How a picture is made for its place: a symbol's size.
  open class Configuration: NSObject {}

  /// How a symbol is made: as high and as wide as a line of a font.
  public final class SymbolConfiguration: Configuration {
    /// How large a symbol is beside text of its size.
    public enum Scale: Int, Sendable {
      /// As usual, not said, smaller, as usual, larger; all are as large here.
      case `default` = -1
      case unspecified, small, medium, large
    }

    let pointSize: CGFloat?

    /// Makes a configuration of a size in points.
    public init(pointSize: CGFloat) { self.pointSize = pointSize }

    /// Makes a configuration of a size in points and a weight.
    public init(pointSize: CGFloat, weight: UIImage.SymbolWeight) { self.pointSize = pointSize }

    /// Makes a configuration of a size in points, a weight and a scale.
    public init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: Scale) {
      self.pointSize = pointSize
    }

    /// Makes a configuration of a text style.
    public init(textStyle: UIFont.TextStyle) { pointSize = textStyle.size }

    /// Makes a configuration of a text style and a scale.
    public init(textStyle: UIFont.TextStyle, scale: Scale) { pointSize = textStyle.size }

    /// Makes a configuration of a font.
    public init(font: UIFont) { pointSize = font.pointSize }

    /// Makes a configuration of a scale, which says no size here.
    public init(scale: Scale) { pointSize = nil }

    /// Makes a configuration of a weight, which says no size.
    public init(weight: UIImage.SymbolWeight) { pointSize = nil }
  }

  /// How heavy a symbol's strokes are; all are as large.
  public enum SymbolWeight: Int, Sendable {
    /// From not said to the heaviest.
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// Makes a symbol; any name is one here.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    let size = (configuration as? SymbolConfiguration)?.pointSize
    self.init(.symbol(name, size: size ?? 20))
  }

  /// The picture made for another place: a symbol of another size.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard case .symbol(let name, _) = content,
      let size = (configuration as? SymbolConfiguration)?.pointSize
    else { return self }
    return UIImage(.symbol(name, size: size))
  }

  /// The symbol in another size; `nil` for a picture that is none.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard case .symbol = content else { return nil }
    return withConfiguration(configuration)
  }

  /// The picture in a color; its size stays.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }

  /// The name that authors know the picture by; `nil` for a picture of nothing.
  package var drawnName: String? {
    switch content {
    case .none: nil
    case .asset(let name), .symbol(let name, _): name
    }
  }

  /// Whether the picture is drawn in the color of its place.
  var isSymbol: Bool { if case .symbol = content { true } else { false } }
}
