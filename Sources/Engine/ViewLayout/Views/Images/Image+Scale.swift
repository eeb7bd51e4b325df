import Foundation

extension Image {
  /// How large a symbol is beside text.
  public enum Scale: Hashable, Sendable, CaseIterable {
    /// Smaller than a line.
    case small
    /// As high as a line.
    case medium
    /// Larger than a line.
    case large

    /// The number that the height of a line is multiplied by (R-CTRL).
    var factor: CGFloat {
      switch self {
      case .small: 0.75
      case .medium: 1
      case .large: 1.25
      }
    }
  }

  /// The picture as an interpolation draws it; its layout stays.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// The picture with smooth edges or not; its layout stays.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// The symbol in a way of drawing its parts; its layout stays.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// How a picture of another size is drawn.
  public enum Interpolation: Hashable, Sendable {
    /// From the nearest pixels to the smoothest.
    case none, low, medium, high
  }
}

extension EnvironmentValues {
  private enum ImageScaleKey: EnvironmentKey {
    static let defaultValue = Image.Scale.medium
  }

  /// How large symbols are beside texts.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}
