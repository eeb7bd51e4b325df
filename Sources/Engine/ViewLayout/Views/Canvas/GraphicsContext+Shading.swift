public import Foundation

extension GraphicsContext {
  /// The colours that an outline is filled or stroked with: the nearest plain one here.
  public struct Shading: Sendable {
    enum Kind: Sendable {
      case plain(Color?)
      case foreground
      case backdrop
    }

    let kind: Kind

    private init(_ color: Color?) { kind = .plain(color) }

    private init(kind: Kind) { self.kind = kind }

    /// The foreground's colour.
    public static var foreground: Shading { Shading(kind: .foreground) }
    /// The colour behind all.
    public static var backdrop: Shading { Shading(kind: .backdrop) }

    /// One colour.
    public static func color(_ color: Color) -> Shading { Shading(color) }

    /// A colour of its parts, from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      red: Double,
      green: Double,
      blue: Double,
      opacity: Double = 1
    ) -> Shading {
      Shading(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey, from 0 for black to 1 for white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      white: Double,
      opacity: Double = 1
    ) -> Shading { Shading(Color(colorSpace, white: white, opacity: opacity)) }

    /// A style.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading {
      Shading(style.plainColor)
    }

    /// One of several for the levels of a style: the first one.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

    /// The colours of a gradient along a line.
    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(gradient.plainColor) }

    /// The colours of a gradient from a point outwards.
    public static func radialGradient(
      _ gradient: Gradient,
      center: CGPoint,
      startRadius: CGFloat,
      endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(gradient.plainColor) }

    /// The colours of a gradient around a point.
    public static func conicGradient(
      _ gradient: Gradient,
      center: CGPoint,
      angle: Angle = .zero,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(gradient.plainColor) }

    /// A picture, again and again.
    public static func tiledImage(
      _ image: Image,
      origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading { Shading(.gray) }
  }

  /// How a gradient goes on beyond its ends.
  public struct GradientOptions: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt32

    /// Makes options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// It starts with new state.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// It goes back.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Its colours are mixed as light is.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// What a clip leaves away.
  public struct ClipOptions: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt32

    /// Makes options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The inside, in place of the outside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// A shading as the surroundings have it.
  public func resolve(_ shading: Shading) -> Shading {
    shading.kind.isForeground ? .color(color(of: shading) ?? .primary) : shading
  }
}

extension GraphicsContext.Shading.Kind {
  fileprivate var isForeground: Bool { if case .foreground = self { true } else { false } }
}

extension GraphicsContext {
  /// A change of all that is drawn.
  public struct Filter: Sendable {
    /// The change of colours; `nil` for one that is not drawn.
    let effect: ColorEffect?

    /// It is seen in perspective, which is not drawn.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(effect: nil)
    }

    /// It has a shadow.
    public static func shadow(
      color: Color = .black.opacity(0.33),
      radius: CGFloat,
      x: CGFloat = 0,
      y: CGFloat = 0,
      blendMode: BlendMode = .normal,
      options: ShadowOptions = ShadowOptions()
    ) -> Filter { Filter(effect: .shadow(color, radius: radius, x: x, y: y)) }

    /// Its colours are multiplied with another.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(effect: .multiply(color)) }

    /// Its colours are turned by an angle.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(effect: .hueRotation(angle)) }

    /// It has more or less colour; 1 leaves it, 0 takes all.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(effect: .saturation(amount))
    }

    /// It is lighter, by a part from 0 to 1.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(effect: .brightness(amount))
    }

    /// Its colours are farther apart or nearer; 1 leaves them.
    public static func contrast(_ amount: Double) -> Filter { Filter(effect: .contrast(amount)) }

    /// Its colours are inverted.
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(effect: .invert) }

    /// It is greyer, by a part from 0 to 1.
    public static func grayscale(_ amount: Double) -> Filter { Filter(effect: .grayscale(amount)) }

    /// It has its light as its opacity, which is not drawn.
    public static var luminanceToAlpha: Filter { Filter(effect: .luminanceToAlpha) }

    /// It is blurred, by points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(effect: .blur(radius: radius))
    }

    /// It is opaque where its opacity is in a range and empty elsewhere, which is not drawn.
    public static func alphaThreshold(
      min: Double,
      max: Double = 1,
      color: Color = .black
    ) -> Filter { Filter(effect: nil) }
  }

  /// How a filter works out colours.
  public struct FilterOptions: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt32

    /// Makes options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// As light is mixed.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// How a shadow is drawn.
  public struct ShadowOptions: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt32

    /// Makes options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Above what has it.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Alone.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Inside of what has it.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Not with what has it as one.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// How a blur is drawn.
  public struct BlurOptions: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt32

    /// Makes options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Without transparent edges.
    public static let opaque = BlurOptions(rawValue: 1)
    /// In small numbers.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }
}
