import Foundation

/// The views that a canvas's closure draws by their tags.
///
/// Nothing is laid out before the closure asks for the first one.
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

  /// The view of a tag; `nil` where none has it.
  subscript(tag: AnyHashable) -> GraphicsContext.ResolvedSymbol? { found[tag] }

  private static func symbols(
    of makeHost: @MainActor () -> ViewHost
  ) -> [AnyHashable: GraphicsContext.ResolvedSymbol] {
    MainActorBridge.evaluate { symbols(in: makeHost()) }
  }

  /// The ideal size and the drawing of each view that has a tag.
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

/// All that a canvas's closure draws, in the order in which it does.
final class CanvasRecording {
  /// In points.
  let size: CGSize
  let environment: EnvironmentValues
  let symbols: CanvasSymbols
  /// From back to front.
  private(set) var layers: [DrawingLayer] = []

  init(size: CGSize, environment: EnvironmentValues, symbols: CanvasSymbols) {
    (self.size, self.environment, self.symbols) = (size, environment, symbols)
  }

  /// An empty one of the same size, for what is drawn as one.
  var inner: CanvasRecording {
    CanvasRecording(size: size, environment: environment, symbols: symbols)
  }

  func append(_ layer: DrawingLayer) { layers.append(layer) }
}
