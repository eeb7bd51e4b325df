public import Foundation
internal import LayoutTree

/// A color gradient, given by colors at locations.
public struct Gradient: ShapeStyle, Equatable {
  /// A color stop of a gradient.
  public struct Stop: Equatable, Sendable {
    public var color: Color
    public var location: Double

    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  public init(colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }

  public var plainColor: Color? {
    Color(stops, .linear(from: UnitPoint.top.drawn, to: UnitPoint.bottom.drawn))
  }
}

/// A linear gradient; as a view it fills its proposal.
nonisolated public struct LinearGradient: View, ShapeStyle {
  private let gradient: Gradient
  private let ends: (start: UnitPoint, end: UnitPoint)

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    ends = (startPoint, endPoint)
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public var plainColor: Color? {
    Color(gradient.stops, .linear(from: ends.start.drawn, to: ends.end.drawn))
  }
}

extension LinearGradient: LeafView {
  nonisolated func rule(in context: ViewContext) -> Filling {
    Filling(
      appearance: LeafAppearance(name: "LinearGradient", paint: .color(plainColor ?? .primary))
    )
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    colors: [Color],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    stops: [Gradient.Stop],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

/// A radial gradient; as a view it fills its proposal.
nonisolated public struct RadialGradient: View, ShapeStyle {
  private let gradient: Gradient
  private let center: UnitPoint

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
  }

  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    gradient = Gradient(colors: colors)
    self.center = center
  }

  public init(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    gradient = Gradient(stops: stops)
    self.center = center
  }

  public var plainColor: Color? {
    Color(gradient.stops, .radial(center: center.drawn))
  }
}

extension RadialGradient: LeafView {
  nonisolated func rule(in context: ViewContext) -> Filling {
    Filling(
      appearance: LeafAppearance(name: "RadialGradient", paint: .color(plainColor ?? .primary))
    )
  }
}

extension ShapeStyle where Self == RadialGradient {
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

/// An elliptical gradient; as a view it fills its proposal.
nonisolated public struct EllipticalGradient: View, ShapeStyle {
  private let gradient: Gradient

  public init(
    gradient: Gradient,
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) { self.gradient = gradient }

  public init(
    colors: [Color],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) { gradient = Gradient(colors: colors) }

  public init(
    stops: [Gradient.Stop],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) { gradient = Gradient(stops: stops) }

  public var plainColor: Color? {
    Color(gradient.stops, .radial(center: UnitPoint.center.drawn))
  }
}

extension EllipticalGradient: LeafView {
  nonisolated func rule(in context: ViewContext) -> Filling {
    Filling(
      appearance: LeafAppearance(name: "EllipticalGradient", paint: .color(plainColor ?? .primary))
    )
  }
}

/// An angular gradient; as a view it fills its proposal.
nonisolated public struct AngularGradient: View, ShapeStyle {
  private let gradient: Gradient

  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.gradient = gradient
  }

  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    gradient = Gradient(colors: colors)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    gradient = Gradient(stops: stops)
  }

  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
  }

  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    gradient = Gradient(colors: colors)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    gradient = Gradient(stops: stops)
  }

  public var plainColor: Color? { gradient.plainColor }
}

extension AngularGradient: LeafView {
  nonisolated func rule(in context: ViewContext) -> Filling {
    Filling(
      appearance: LeafAppearance(name: "AngularGradient", paint: .color(plainColor ?? .primary))
    )
  }
}

extension ShapeStyle where Self == AngularGradient {
  public static func angularGradient(
    colors: [Color],
    center: UnitPoint = .center,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public static func conicGradient(
    colors: [Color],
    center: UnitPoint = .center,
    angle: Angle = .zero
  ) -> AngularGradient { AngularGradient(colors: colors, center: center, angle: angle) }
}

/// A mesh gradient; as a view it fills its proposal.
nonisolated public struct MeshGradient: View, ShapeStyle {
  private let colors: [Color]

  public init(
    width: Int,
    height: Int,
    points: [SIMD2<Float>],
    colors: [Color],
    background: Color = .clear,
    smoothsColors: Bool = true
  ) { self.colors = colors }

  public var plainColor: Color? { colors.first }
}

extension MeshGradient: LeafView {
  nonisolated func rule(in context: ViewContext) -> Filling {
    Filling(appearance: LeafAppearance(name: "MeshGradient", paint: .color(plainColor ?? .primary)))
  }
}

nonisolated extension UnitPoint {
  /// The point in a unit square.
  fileprivate var drawn: CGPoint { CGPoint(x: x, y: y) }
}

nonisolated extension Color {
  /// Makes the first color of a gradient, which pictures draw as the whole gradient.
  fileprivate init?(_ stops: [Gradient.Stop], _ geometry: DrawingGradient.Geometry) {
    guard let first = stops.first?.color else { return nil }
    let drawn = stops.map { DrawingGradient.Stop(DrawingColor($0.color), at: $0.location) }
    self.init(
      red: first.red,
      green: first.green,
      blue: first.blue,
      alpha: first.alpha,
      name: first.name,
      variant: Set(drawn.map(\.color)).count > 1 ? .gradient(DrawingGradient(geometry, drawn)) : nil
    )
  }
}
