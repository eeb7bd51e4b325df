public import Foundation
internal import LayoutTree

/// A view that a closure draws in; it fills its proposal (R-PROP-3).
///
/// The closure does not affect layout. It is called only when a picture is made, and only if the
/// canvas has a finite, nonzero size.
nonisolated public struct Canvas<Symbols: View>: View {
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the drawing is opaque; this has no effect in Plumb.
  public var isOpaque: Bool
  /// The color mode of the drawing; this has no effect in Plumb.
  public var colorMode: ColorRenderingMode
  /// Whether the closure may run on another thread; in Plumb it never does.
  public var rendersAsynchronously: Bool

  public init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    (isOpaque, self.colorMode) = (opaque, colorMode)
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  nonisolated public init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque,
      colorMode: colorMode,
      rendersAsynchronously: rendersAsynchronously,
      renderer: renderer,
      symbols: { EmptyView() }
    )
  }
}

extension Canvas: LeafView {
  nonisolated func rule(in context: ViewContext) -> Filling {
    let (renderer, environment) = (renderer, context.environment)
    let symbols = CanvasSymbols(symbols, in: environment)
    return Filling(
      appearance: LeafAppearance(
        name: "Canvas",
        paint: .drawing { size in
          guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            return .room
          }
          let recording = CanvasRecording(size: size, environment: environment, symbols: symbols)
          var context = GraphicsContext(recording: recording)
          renderer(&context, size)
          return .layers(recording.layers)
        }
      )
    )
  }
}
