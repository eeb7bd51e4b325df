import Foundation
import LayoutTree
import Testing

@testable import ViewLayout

@MainActor
struct CanvasDrawingTests {
  /// Returns the layers that a closure draws in a canvas of 100 × 60 points.
  private func layers(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) throws -> [DrawingLayer] { try layers { Canvas(renderer: renderer) } }

  private func layers<Content: View>(
    @ViewBuilder of content: @escaping @MainActor () -> Content
  ) throws -> [DrawingLayer] {
    let scene = Scene(ProposedViewSize(width: 100, height: 60), content: content)
    let root = try #require(scene.host.tree(.picture).nodes.first)
    guard case .layers(let layers) = root.content else { return [] }
    return layers
  }

  @Test func `fill and stroke draw their paths in the order of the calls`() throws {
    let layers = try layers { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      context.stroke(
        Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)),
        with: .color(.blue),
        style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [2, 1])
      )
    }
    let shapes = layers.compactMap { layer -> DrawingShape? in
      if case .shape(let shape) = layer.content { shape } else { nil }
    }
    #expect(shapes.map(\.kind) == [.rectangle, .ellipse])
    let sizes = [CGSize(width: 100, height: 60), CGSize(width: 10, height: 10)]
    #expect(shapes.map(\.bounds.size) == sizes)
    #expect(shapes.map(\.color.name) == ["red", "blue"])
    #expect(shapes.map(\.lineWidth) == [nil, 3])
    #expect(shapes[1].line?.cap == "round")
    #expect(shapes[1].line?.dashes == [2, 1])
  }

  @Test func `changing a copy of GraphicsContext does not change the original`() throws {
    let layers = try layers { context, _ in
      let dot = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
      var copy = context
      copy.translateBy(x: 10, y: 20)
      copy.scaleBy(x: 2, y: 3)
      copy.opacity = 0.5
      copy.fill(dot, with: .foreground)
      context.fill(dot, with: .foreground)
    }
    #expect(layers.map(\.matrix) == [[2, 0, 0, 3, 10, 20], []])
    #expect(layers.map(\.opacity) == [0.5, 1])
  }

  @Test func `clip uses the transform at the time of its call`() throws {
    let layers = try layers { context, _ in
      context.translateBy(x: 5, y: 0)
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 10, height: 10)))
      context.translateBy(x: 100, y: 0)
      context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .foreground)
    }
    #expect(layers.first?.clips.map(\.path) == ["M5 0L15 0L15 10L5 10Z"])
  }

  @Test func `a resolved text is measured, and drawn with its anchor at a point`() throws {
    var measured = CGSize.zero
    let layers = try layers { context, _ in
      let text = context.resolve(Text("abc").foregroundColor(.green))
      measured = text.measure(in: CGSize(width: 100, height: 100))
      context.draw(text, at: CGPoint(x: 50, y: 30), anchor: .bottomTrailing)
    }
    #expect(measured == CGSize(width: 30, height: 20))
    #expect(layers.map(\.frame) == [CGRect(x: 20, y: 10, width: 30, height: 20)])
    guard case .text(let text)? = layers.first?.content else { return #expect(Bool(false)) }
    #expect(text.color.name == "green")
    #expect(text.lines.map(\.string) == ["abc"])
  }

  @Test func `resolveSymbol returns the symbol with a tag in its ideal size`() throws {
    var sizes: [CGSize?] = []
    let layers = try layers {
      Canvas { context, _ in
        sizes = [1, 2, 3].map { context.resolveSymbol(id: $0)?.size }
        guard let symbol = context.resolveSymbol(id: 2) else { return }
        context.draw(symbol, at: CGPoint(x: 10, y: 10))
      } symbols: {
        ForEach(1..<3) { index in Color.red.frame(width: 4 * CGFloat(index), height: 6).tag(index) }
      }
    }
    #expect(sizes == [CGSize(width: 4, height: 6), CGSize(width: 8, height: 6), nil])
    #expect(layers.map(\.matrix) == [[1, 0, 0, 1, 6, 7]])
    guard case .layers(let inner)? = layers.first?.content else { return #expect(Bool(false)) }
    #expect(inner.map(\.frame) == [CGRect(x: 0, y: 0, width: 8, height: 6)])
  }

  @Test func `addFilter before drawLayer applies to the layer as a whole`() throws {
    let layers = try layers { context, _ in
      context.addFilter(.blur(radius: 2))
      let dot = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.drawLayer { $0.fill(dot, with: .foreground) }
    }
    #expect(layers.map(\.filters) == [["blur(2px)"]])
    guard case .layers(let inner)? = layers.first?.content else { return #expect(Bool(false)) }
    #expect(inner.map(\.filters) == [[]])
  }

  @Test func `a canvas of zero width does not call its renderer`() throws {
    var calls = 0
    _ = try layers { Canvas { _, _ in calls += 1 }.frame(width: 0) }
    #expect(calls == 0)
  }

  @Test func `a shape with fill and strokeBorder draws both outlines`() throws {
    let layers = try layers { Circle().fill(.red).strokeBorder(.blue, lineWidth: 4) }
    let bounds = layers.compactMap { layer -> CGRect? in
      if case .shape(let shape) = layer.content { shape.bounds } else { nil }
    }
    #expect(
      bounds == [
        CGRect(x: 0, y: 0, width: 60, height: 60), CGRect(x: 2, y: 2, width: 56, height: 56),
      ]
    )
  }

  @Test func `brightness, hueRotation and blendMode become CSS filters and blending`() throws {
    let scene = Scene(ProposedViewSize(width: 10, height: 10)) {
      Color.red.brightness(0.2).hueRotation(.degrees(90)).blendMode(.multiply)
    }
    let appearance = try #require(scene.host.tree(.picture).nodes.first?.appearance)
    #expect(appearance.filters == ["brightness(1.2)", "hue-rotate(90deg)"])
    #expect(appearance.blending == "multiply")
  }
}
