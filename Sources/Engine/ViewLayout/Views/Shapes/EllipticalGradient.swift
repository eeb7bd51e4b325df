public import Foundation

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
    Filling(look: LeafLook(name: "EllipticalGradient", paint: .color(plainColor ?? .primary)))
  }
}
