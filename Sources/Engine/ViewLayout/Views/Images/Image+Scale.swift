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

/// How the parts of a symbol are drawn.
public struct SymbolRenderingMode: Hashable, Sendable {
  let name: String

  /// In one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In shades of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In colours of an author's.
  public static let palette = SymbolRenderingMode(name: "palette")
  /// In colours of its own.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

nonisolated extension View {
  /// The view with symbols in a way of drawing their parts; its layout stays.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with a variant of its symbols; they are measured alike.
  public func symbolVariant(_ variant: SymbolVariants) -> some View { modifier(EmptyModifier()) }
}

/// Variants of a symbol.
public struct SymbolVariants: Hashable, Sendable {
  let name: String

  /// As it is.
  public static let none = SymbolVariants(name: "none")
  /// In a circle.
  public static let circle = SymbolVariants(name: "circle")
  /// In a square.
  public static let square = SymbolVariants(name: "square")
  /// Filled.
  public static let fill = SymbolVariants(name: "fill")
  /// Struck through.
  public static let slash = SymbolVariants(name: "slash")
}
