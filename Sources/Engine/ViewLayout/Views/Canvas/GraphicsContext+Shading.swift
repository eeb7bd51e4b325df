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

    /// It begins anew.
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
