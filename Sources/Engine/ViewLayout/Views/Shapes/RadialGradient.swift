public import Foundation

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
    Filling(look: LeafLook(name: "RadialGradient", paint: .color(plainColor ?? .primary)))
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
