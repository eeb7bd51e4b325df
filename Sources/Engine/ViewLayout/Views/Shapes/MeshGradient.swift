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
    Filling(look: LeafLook(name: "MeshGradient", paint: .color(plainColor ?? .primary)))
  }
}
