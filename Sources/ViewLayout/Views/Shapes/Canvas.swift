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

/// The context that a canvas's closure draws in.
public struct GraphicsContext {
  /// The colours that an outline is filled or stroked with.
  public enum Shading {
    /// One colour.
    case color(Color)
  }

  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}

  /// Draws a line along an outline, of a width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
}
