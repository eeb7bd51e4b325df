public import Foundation

extension EnvironmentValues {
  private enum SceneMarginsKey: EnvironmentKey {
    static var defaultValue: EdgeInsets { EdgeInsets(16, on: .all) }
  }

  /// The margins that the scene's views keep where they ask for them, in points.
  var sceneMargins: EdgeInsets {
    get { self[SceneMarginsKey.self] }
    set { self[SceneMarginsKey.self] = newValue }
  }

  private enum LayoutDirectionKey: EnvironmentKey {
    static let defaultValue = LayoutDirection.leftToRight
  }
  private enum DisplayScaleKey: EnvironmentKey {
    static let defaultValue: CGFloat = 1
  }
  private enum DynamicTypeSizeKey: EnvironmentKey {
    static let defaultValue = DynamicTypeSize.large
  }

  /// The direction in which people read.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Pixels a point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The size of a pixel, in points: one over the display's scale, whatever that is; a point where
  /// it is 0, as recorded.
  public var pixelLength: CGFloat { displayScale == 0 ? 1 : 1 / displayScale }

  /// The size of text that people prefer.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}
