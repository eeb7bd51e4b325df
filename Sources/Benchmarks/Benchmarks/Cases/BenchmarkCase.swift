import Foundation
import ViewLayout

/// A scene to measure.
struct BenchmarkCase {
  /// `binary/text/10000`: what it is, and its size at the end.
  let name: String
  /// The scene, a part of which changes with a model.
  let scene: @MainActor (LeafModel) -> AnyView
  /// The scene's change that is measured, before it is laid out again.
  var change: @MainActor (ViewHost, LeafModel) -> Void = { _, model in model.width += 1 }

  /// Everything that is measured, in the order of the report.
  static var all: [BenchmarkCase] { trees + [colors, lazyRows] + layouts + texts }
}
