import Foundation
internal import LayoutTree

/// The symbols of a canvas: views that its closure draws by their tags.
///
/// They are laid out when the closure resolves a symbol for the first time.
final class CanvasSymbols {
  private let makeHost: @MainActor () -> ViewHost
  private lazy var found = Self.symbols(of: makeHost)

  init<Symbols: View>(_ symbols: Symbols, in environment: EnvironmentValues) {
    nonisolated(unsafe) let symbols = symbols
    var environment = environment
    environment.keepsTags = true
    nonisolated(unsafe) let surroundings = environment
    makeHost = {
      ViewHost { HStack(spacing: 0) { symbols }.fixedSize().environment(\.self, surroundings) }
    }
  }

  /// Returns the symbol with a tag, or `nil` if there is none.
  subscript(tag: AnyHashable) -> GraphicsContext.ResolvedSymbol? { found[tag] }

  private static func symbols(
    of makeHost: @MainActor () -> ViewHost
  ) -> [AnyHashable: GraphicsContext.ResolvedSymbol] {
    MainActorBridge.evaluate { symbols(in: makeHost()) }
  }

  /// Returns the ideal size and the drawing of each tagged view.
  @MainActor
  private static func symbols(
    in host: ViewHost
  ) -> [AnyHashable: GraphicsContext.ResolvedSymbol] {
    host.layOut(proposal: .unspecified, environment: HostEnvironment())
    var symbols: [AnyHashable: GraphicsContext.ResolvedSymbol] = [:]
    var waiting = host.root?.layoutNode.map { [$0] } ?? []
    while let node = waiting.popLast() {
      guard let tag = node.layoutValue(of: ObjectIdentifier(ViewTag.self)) as? AnyHashable,
        node.children.count != 1 || node.children[0].layoutValue(of: ViewTag.key) == nil
      else {
        waiting += node.children
        continue
      }
      let nodes = TreeResolution(of: node, columns: .picture).nodes
      let origin = CGPoint(x: -node.originInParent.x, y: -node.originInParent.y)
      symbols[tag] = GraphicsContext.ResolvedSymbol(
        size: node.size,
        layers: DrawingLayer.layers(of: nodes.map { $0.moved(by: origin) })
      )
    }
    return symbols
  }
}

/// The drawing commands of a canvas's closure, in order.
final class CanvasRecording {
  /// The size of the canvas, in points.
  let size: CGSize
  let environment: EnvironmentValues
  let symbols: CanvasSymbols
  /// The layers from back to front.
  private(set) var layers: [DrawingLayer] = []

  init(size: CGSize, environment: EnvironmentValues, symbols: CanvasSymbols) {
    (self.size, self.environment, self.symbols) = (size, environment, symbols)
  }

  /// A new, empty recording of the same size, for content that is drawn as one layer.
  var inner: CanvasRecording {
    CanvasRecording(size: size, environment: environment, symbols: symbols)
  }

  func append(_ layer: DrawingLayer) { layers.append(layer) }
}
