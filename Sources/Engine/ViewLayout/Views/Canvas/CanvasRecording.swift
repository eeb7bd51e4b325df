import Foundation

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
