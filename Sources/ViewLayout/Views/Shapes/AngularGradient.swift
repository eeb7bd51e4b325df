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

  /// The first colour.
  public var plainColor: Color? { gradient.plainColor }
}

extension AngularGradient: LeafView {
  nonisolated func rule(in context: ViewContext) -> Filling {
    Filling(look: LeafLook(name: "AngularGradient", paint: .color(plainColor ?? .primary)))
  }
}
