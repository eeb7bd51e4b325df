public import Foundation

/// A view that an author's closure draws in; it fills what it is proposed (R-PROP-3).
///
/// Nothing is drawn here: the closure is kept and never called.
nonisolated public struct Canvas: View {
  /// Makes a canvas.
  ///
  /// - Parameters:
  ///   - opaque: Whether every point is covered; no frame depends on it.
  ///   - colorMode: How colours are worked out; no frame depends on it.
  ///   - rendersAsynchronously: Whether the closure may run elsewhere; it never runs.
  ///   - renderer: Draws in a context of a size in points.
  public init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {}
}

extension Canvas: LeafView {
  nonisolated func rule(in context: ViewContext) -> Filling {
    Filling(look: LeafLook(name: "Canvas", paint: .color(.gray)))
  }
}
