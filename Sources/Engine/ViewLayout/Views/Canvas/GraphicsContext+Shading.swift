public import Foundation

extension GraphicsContext {
  /// The color or pattern of a fill or stroke; pictures use a single color as an approximation.
  public struct Shading: Sendable {
    enum Kind: Sendable {
      case plain(Color?)
      case foreground
      case backdrop
    }

    let kind: Kind

    private init(_ color: Color?) { kind = .plain(color) }

    private init(kind: Kind) { self.kind = kind }

    public static var foreground: Shading { Shading(kind: .foreground) }
    public static var backdrop: Shading { Shading(kind: .backdrop) }

    public static func color(_ color: Color) -> Shading { Shading(color) }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      red: Double,
      green: Double,
      blue: Double,
      opacity: Double = 1
    ) -> Shading {
      Shading(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      white: Double,
      opacity: Double = 1
    ) -> Shading { Shading(Color(colorSpace, white: white, opacity: opacity)) }

    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading {
      Shading(style.plainColor)
    }

    /// Returns a shading with a palette for hierarchical styles; only its first element is used.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(gradient.plainColor) }

    public static func radialGradient(
      _ gradient: Gradient,
      center: CGPoint,
      startRadius: CGFloat,
      endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(gradient.plainColor) }

    public static func conicGradient(
      _ gradient: Gradient,
      center: CGPoint,
      angle: Angle = .zero,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(gradient.plainColor) }

    public static func tiledImage(
      _ image: Image,
      origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading { Shading(.gray) }
  }

  /// Options for gradients, such as their continuation beyond their ends.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// Options for clipping to a path.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let inverse = ClipOptions(rawValue: 1)
  }

  public func resolve(_ shading: Shading) -> Shading {
    shading.kind.isForeground ? .color(color(of: shading) ?? .primary) : shading
  }
}

extension GraphicsContext.Shading.Kind {
  fileprivate var isForeground: Bool { if case .foreground = self { true } else { false } }
}

extension GraphicsContext {
  /// A filter that is applied to everything drawn afterwards.
  public struct Filter: Sendable {
    /// The color effect of the filter; `nil` if pictures do not draw it.
    let effect: ColorEffect?

    /// Returns a filter with a perspective transform, which pictures do not draw.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(effect: nil)
    }

    public static func shadow(
      color: Color = .black.opacity(0.33),
      radius: CGFloat,
      x: CGFloat = 0,
      y: CGFloat = 0,
      blendMode: BlendMode = .normal,
      options: ShadowOptions = ShadowOptions()
    ) -> Filter { Filter(effect: .shadow(color, radius: radius, x: x, y: y)) }

    public static func colorMultiply(_ color: Color) -> Filter { Filter(effect: .multiply(color)) }

    public static func hueRotation(_ angle: Angle) -> Filter { Filter(effect: .hueRotation(angle)) }

    public static func saturation(_ amount: Double) -> Filter {
      Filter(effect: .saturation(amount))
    }

    public static func brightness(_ amount: Double) -> Filter {
      Filter(effect: .brightness(amount))
    }

    public static func contrast(_ amount: Double) -> Filter { Filter(effect: .contrast(amount)) }

    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(effect: .invert) }

    public static func grayscale(_ amount: Double) -> Filter { Filter(effect: .grayscale(amount)) }

    /// A filter that replaces opacity by luminance, which pictures do not draw.
    public static var luminanceToAlpha: Filter { Filter(effect: .luminanceToAlpha) }

    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(effect: .blur(radius: radius))
    }

    /// Returns a filter that fills where the opacity is in a range, which pictures do not draw.
    public static func alphaThreshold(
      min: Double,
      max: Double = 1,
      color: Color = .black
    ) -> Filter { Filter(effect: nil) }
  }

  /// Options for filters, such as their color space.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Options for shadows, such as their drawing order.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let shadowAbove = ShadowOptions(rawValue: 1)
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// Options for blurs, such as the treatment of edges.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }
}
