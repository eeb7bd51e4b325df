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

  /// The first colour.
  public var plainColor: Color? { gradient.plainColor }
}

extension RadialGradient: LeafView {
  nonisolated func rule(in context: ViewContext) -> Filling {
    Filling(look: LeafLook(name: "RadialGradient", paint: .color(plainColor ?? .primary)))
  }
}
