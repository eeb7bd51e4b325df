public import Foundation
public import ViewLayout

/// An image in UIKit; `ImageAssets` defines the sizes of named images.
public final class UIImage: NSObject, Sendable {
  /// The source of the image.
  enum Content: Equatable, Sendable {
    case none
    case asset(String)
    /// A symbol with the size of its font in points; `nil` for the default size.
    case symbol(String, size: CGFloat?)
  }

  /// The orientation of an image.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The colors in which an image is drawn.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  let content: Content

  init(_ content: Content) { self.content = content }

  /// Creates an image that was drawn, of which only the size in points is known.
  @MainActor convenience init(drawnWith size: CGSize) {
    let name = "drawn \(size.width)x\(size.height)"
    ImageAssets.register([name: size])
    self.init(.asset(name))
  }

  public override convenience init() { self.init(.none) }

  /// Creates a named image; `nil` if `ImageAssets` does not define the name.
  public convenience init?(named name: String) {
    if ImageAssets.isSymbol(name) {
      self.init(.symbol(name, size: nil))
      return
    }
    guard ImageAssets.size(of: name) != nil else { return nil }
    self.init(.asset(name))
  }

  /// Creates a symbol image; every name is accepted.
  public convenience init?(systemName name: String) { self.init(.symbol(name, size: nil)) }

  public static let checkmark = UIImage(.symbol("checkmark", size: nil))
  public static let remove = UIImage(.symbol("minus.circle.fill", size: nil))
  public static let add = UIImage(.symbol("plus.circle.fill", size: nil))
  public static let actions = UIImage(.symbol("ellipsis.circle.fill", size: nil))

  /// Returns `nil`; image data is not decoded in this engine.
  public convenience init?(data: Data) { return nil }

  /// Returns `nil`; image files are not read in this engine.
  public convenience init?(contentsOfFile path: String) { return nil }

  public var size: CGSize {
    switch content {
    case .none: .zero
    case .asset(let name):
      ImageAssets.size(
        of: name,
        scale: ApplicationEnvironment.current.displayScale,
        colorScheme: AppResources.colorScheme
      ) ?? .zero
    case .symbol(let name, let size): symbolSize(name, at: size)
    }
  }

  /// Returns the size of a symbol, in points: a square with the test font (R-CTRL-19).
  private func symbolSize(_ name: String, at pointSize: CGFloat?) -> CGSize {
    let environment = ApplicationEnvironment.current
    guard environment.metrics != .test else {
      return CGSize(width: pointSize ?? 20, height: pointSize ?? 20)
    }
    return SymbolMetrics.size(
      of: name,
      pointSize: pointSize ?? 17,
      scale: environment.displayScale
    )
  }

  /// The distance of a symbol's alignment rectangle from the image, above and below (R-UIC-7).
  ///
  /// In points; 0 for other images and with the test font.
  var symbolOutset: CGFloat {
    let environment = ApplicationEnvironment.current
    guard case .symbol(_, let pointSize) = content, environment.metrics != .test else { return 0 }
    let font = UIFont.systemFont(ofSize: pointSize ?? 17).metrics(in: environment)
    return (environment.pixelCeiling(font.lineHeight) - size.height) / 2
  }

  /// R-CTRL-19: the words for a symbol size that is estimated; `nil` for a recorded size, other
  /// images and the test font.
  var symbolEstimate: String? {
    guard case .symbol(let name, _) = content, ApplicationEnvironment.current.metrics != .test
    else { return nil }
    return SymbolMetrics.estimate(of: name)
  }

  public var isSymbolImage: Bool { if case .symbol = content { true } else { false } }

  /// The number of pixels per point; always 1.
  public var scale: CGFloat { 1 }

  /// Returns the same image; the rendering mode does not change its size.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

  /// Returns the same image; the tint color does not change its size.
  public func withTintColor(_ color: UIColor) -> UIImage { self }
}

extension Image {
  nonisolated public init(uiImage: UIImage) {
    switch uiImage.content {
    case .none: self.init("")
    case .asset(let name): self.init(name)
    case .symbol(let name, _): self.init(systemName: name)
    }
  }
}

extension UIImage {
  /// A configuration of an image.
  open class Configuration: NSObject {}

  /// A configuration of a symbol image, which determines its size.
  public final class SymbolConfiguration: Configuration {
    /// The scale of a symbol relative to its font size; it does not change the size here.
    public enum Scale: Int, Sendable {
      /// The default, unspecified, small, medium and large scales, which all measure the same here.
      case `default` = -1
      case unspecified, small, medium, large
    }

    let pointSize: CGFloat?

    public init(pointSize: CGFloat) { self.pointSize = pointSize }

    /// Creates a configuration with a size in points; the weight is ignored.
    public init(pointSize: CGFloat, weight: UIImage.SymbolWeight) { self.pointSize = pointSize }

    /// Creates a configuration with a size in points; the weight and the scale are ignored.
    public init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: Scale) {
      self.pointSize = pointSize
    }

    public init(textStyle: UIFont.TextStyle) { pointSize = textStyle.size }

    /// Creates a configuration with the size of a text style; the scale is ignored.
    public init(textStyle: UIFont.TextStyle, scale: Scale) { pointSize = textStyle.size }

    public init(font: UIFont) { pointSize = font.pointSize }

    /// Creates a configuration without a size; the scale is ignored.
    public init(scale: Scale) { pointSize = nil }

    /// Creates a configuration without a size; the weight is ignored.
    public init(weight: UIImage.SymbolWeight) { pointSize = nil }
  }

  /// The weight of a symbol, which does not change its size.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// Creates a symbol image with a configuration; every name is accepted.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    let size = (configuration as? SymbolConfiguration)?.pointSize
    self.init(.symbol(name, size: size))
  }

  /// Returns the image with a configuration, which changes the size of a symbol only.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard case .symbol(let name, _) = content,
      let size = (configuration as? SymbolConfiguration)?.pointSize
    else { return self }
    return UIImage(.symbol(name, size: size))
  }

  /// Returns the symbol with a configuration; `nil` if the image is not a symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard case .symbol = content else { return nil }
    return withConfiguration(configuration)
  }

  /// Returns the same image; the tint color does not change its size.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }

  /// The name of the asset or symbol; `nil` for an empty image.
  package var drawnName: String? {
    switch content {
    case .none: nil
    case .asset(let name), .symbol(let name, _): name
    }
  }

  /// Whether the image is a symbol, which is drawn in the tint color.
  var isSymbol: Bool { if case .symbol = content { true } else { false } }
}
