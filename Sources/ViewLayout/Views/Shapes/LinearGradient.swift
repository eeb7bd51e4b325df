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

  /// The first colour.
  public var plainColor: Color? { gradient.plainColor }
}

extension LinearGradient: LeafView {
  nonisolated func rule(in context: ViewContext) -> Filling {
    Filling(look: LeafLook(name: "LinearGradient", paint: .color(plainColor ?? .primary)))
  }
}
