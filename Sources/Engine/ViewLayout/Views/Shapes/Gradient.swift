public import Foundation

/// Colours that run into each other.
public struct Gradient: ShapeStyle, Equatable {
  /// A colour at a place from 0 to 1.
  public struct Stop: Equatable, Sendable {
    /// The colour.
    public var color: Color
    /// From 0 to 1.
    public var location: Double

    /// Makes a colour at a place from 0 to 1.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The colours at their places.
  public var stops: [Stop]

  /// Makes colours at places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Makes colours at equal distances.
  public init(colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }

  /// The first colour.
  public var plainColor: Color? { stops.first?.color }
}

/// Colours that run into each other along a line; as a view it fills what it is proposed.
nonisolated public struct LinearGradient: View, ShapeStyle {
  private let gradient: Gradient

  /// Makes a gradient between two points.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
  }

  /// Makes a gradient of colours at equal distances between two points.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Makes a gradient of colours at places from 0 to 1 between two points.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The first colour.
  public var plainColor: Color? { gradient.plainColor }
}

extension LinearGradient: LeafView {
  nonisolated func rule(in context: ViewContext) -> Filling {
    Filling(look: LeafAppearance(name: "LinearGradient", paint: .color(plainColor ?? .primary)))
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours that run into each other along a line.
  public static func linearGradient(
    _ gradient: Gradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours that run into each other along a line.
  public static func linearGradient(
    colors: [Color],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours that run into each other along a line.
  public static func linearGradient(
    stops: [Gradient.Stop],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

/// Colours that run into each other from a point outwards; as a view it fills what it is proposed.
nonisolated public struct RadialGradient: View, ShapeStyle {
  private let gradient: Gradient

  /// Makes a gradient.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
  }

  /// Makes a gradient of colours at equal distances.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    gradient = Gradient(colors: colors)
  }

  /// Makes a gradient of colours at places from 0 to 1.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) { gradient = Gradient(stops: stops) }

  /// The first colour.
  public var plainColor: Color? { gradient.plainColor }
}

extension RadialGradient: LeafView {
  nonisolated func rule(in context: ViewContext) -> Filling {
    Filling(look: LeafAppearance(name: "RadialGradient", paint: .color(plainColor ?? .primary)))
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Colours that run into each other from a point outwards.
  public static func radialGradient(
    _ gradient: Gradient,
    center: UnitPoint = .center,
    startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient,
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// Colours that run into each other from a point outwards.
  public static func radialGradient(
    colors: [Color],
    center: UnitPoint = .center,
    startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors,
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }
}

/// Colours that run into each other from a point to the edges; as a view it fills what it is
/// proposed.
nonisolated public struct EllipticalGradient: View, ShapeStyle {
  private let gradient: Gradient

  /// Makes a gradient between two parts of the distance to the edges.
  public init(
    gradient: Gradient,
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) { self.gradient = gradient }

  /// Makes a gradient of colours at equal distances.
  public init(
    colors: [Color],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) { gradient = Gradient(colors: colors) }

  /// Makes a gradient of colours at places from 0 to 1.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) { gradient = Gradient(stops: stops) }

  /// The first colour.
  public var plainColor: Color? { gradient.plainColor }
}

extension EllipticalGradient: LeafView {
  nonisolated func rule(in context: ViewContext) -> Filling {
    Filling(look: LeafAppearance(name: "EllipticalGradient", paint: .color(plainColor ?? .primary)))
  }
}

/// Colours that run into each other around a point; as a view it fills what it is proposed.
nonisolated public struct AngularGradient: View, ShapeStyle {
  private let gradient: Gradient

  /// Makes a gradient.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.gradient = gradient
  }

  /// Makes a gradient of colours at equal distances.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    gradient = Gradient(colors: colors)
  }

  /// Makes a gradient of colours at places from 0 to 1.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    gradient = Gradient(stops: stops)
  }

  /// Makes a gradient between two angles.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
  }

  /// Makes a gradient of colours at equal distances between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    gradient = Gradient(colors: colors)
  }

  /// Makes a gradient of colours at places from 0 to 1 between two angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    gradient = Gradient(stops: stops)
  }

  /// The first colour.
  public var plainColor: Color? { gradient.plainColor }
}

extension AngularGradient: LeafView {
  nonisolated func rule(in context: ViewContext) -> Filling {
    Filling(look: LeafAppearance(name: "AngularGradient", paint: .color(plainColor ?? .primary)))
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Colours that run into each other around a point.
  public static func angularGradient(
    colors: [Color],
    center: UnitPoint = .center,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours that run into each other around a point.
  public static func conicGradient(
    colors: [Color],
    center: UnitPoint = .center,
    angle: Angle = .zero
  ) -> AngularGradient { AngularGradient(colors: colors, center: center, angle: angle) }
}

/// Colours that run into each other between points of a grid; as a view it fills what it is
/// proposed.
nonisolated public struct MeshGradient: View, ShapeStyle {
  private let colors: [Color]

  /// Makes a gradient of points of a square of 1 by 1, each with a colour.
  public init(
    width: Int,
    height: Int,
    points: [SIMD2<Float>],
    colors: [Color],
    background: Color = .clear,
    smoothsColors: Bool = true
  ) { self.colors = colors }

  /// The first colour.
  public var plainColor: Color? { colors.first }
}

extension MeshGradient: LeafView {
  nonisolated func rule(in context: ViewContext) -> Filling {
    Filling(look: LeafAppearance(name: "MeshGradient", paint: .color(plainColor ?? .primary)))
  }
}
