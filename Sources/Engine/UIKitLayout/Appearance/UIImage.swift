public import Foundation
public import ViewLayout

/// A picture, as code has it that is older than SwiftUI; its size is what `ImageAssets` says.
public final class UIImage: NSObject, Sendable {
  /// Which picture it is.
  enum Content: Equatable, Sendable {
    case none
    case asset(String)
    /// A symbol of a name, as high and as wide as a line of a font.
    case symbol(String, size: CGFloat)
  }

  /// How the picture lies.
  public enum Orientation: Int, Sendable {
    /// As it is, turned, or mirrored.
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// Which colors the picture is drawn in.
  public enum RenderingMode: Int, Sendable {
    /// As its place says, its own, or those of its place.
    case automatic, alwaysOriginal, alwaysTemplate
  }

  let content: Content

  init(_ content: Content) { self.content = content }

  /// Makes a picture of nothing, without a size.
  public override convenience init() { self.init(.none) }

  /// Makes the picture of a name; `nil` where `ImageAssets` has none of the name.
  public convenience init?(named name: String) {
    guard ImageAssets.size(of: name) != nil else { return nil }
    self.init(.asset(name))
  }

  /// Makes a symbol; any name is one here.
  public convenience init?(systemName name: String) { self.init(.symbol(name, size: 20)) }

  /// Makes a picture of bytes, which nothing here reads: always `nil`.
  public convenience init?(data: Data) { return nil }

  /// Makes a picture of a file, which nothing here reads: always `nil`.
  public convenience init?(contentsOfFile path: String) { return nil }

  /// The size in points: of a symbol that of a line of body text.
  public var size: CGSize {
    switch content {
    case .none: .zero
    case .asset(let name): ImageAssets.size(of: name) ?? .zero
    case .symbol(_, let size): CGSize(width: size, height: size)
    }
  }

  /// Pixels a point.
  public var scale: CGFloat { 1 }

  /// The picture in colors as it is said; its size stays.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

  /// The picture in a color; its size stays.
  public func withTintColor(_ color: UIColor) -> UIImage { self }
}

extension Image {
  /// Makes the view of a picture.
  nonisolated public init(uiImage: UIImage) {
    switch uiImage.content {
    case .none: self.init("")
    case .asset(let name): self.init(name)
    case .symbol(let name, _): self.init(systemName: name)
    }
  }
}

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
