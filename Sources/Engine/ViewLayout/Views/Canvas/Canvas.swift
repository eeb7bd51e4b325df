public import Foundation

/// A view that an author's closure draws in; it fills what it is proposed (R-PROP-3).
///
/// No layout depends on the closure: it is called when a picture is made, and where the canvas has
/// an area.
nonisolated public struct Canvas<Symbols: View>: View {
  /// Views that the closure draws by their tags.
  public var symbols: Symbols
  /// The closure that draws in a context of a size in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether every point is covered; nothing here depends on it.
  public var isOpaque: Bool
  /// How colours are worked out; nothing here depends on it.
  public var colorMode: ColorRenderingMode
  /// Whether the closure may run elsewhere; it never does here.
  public var rendersAsynchronously: Bool

  /// Makes a canvas with symbols.
  ///
  /// - Parameters:
  ///   - opaque: Whether every point is covered.
  ///   - colorMode: How colours are worked out.
  ///   - rendersAsynchronously: Whether the closure may run elsewhere.
  ///   - renderer: Draws in a context of a size in points.
  ///   - symbols: Views with tags, by which `resolveSymbol(id:)` finds them.
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
  /// Makes a canvas.
  ///
  /// - Parameters:
  ///   - opaque: Whether every point is covered.
  ///   - colorMode: How colours are worked out.
  ///   - rendersAsynchronously: Whether the closure may run elsewhere.
  ///   - renderer: Draws in a context of a size in points.
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
      look: LeafAppearance(
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
