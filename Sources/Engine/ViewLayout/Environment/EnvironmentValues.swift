public import Foundation

/// A type that names a value of the environment and its default.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where nobody set another.
  static var defaultValue: Value { get }
}

/// The values that views are told by their surroundings, by key.
public struct EnvironmentValues {
  /// A value with its type, which is that of its key: nothing is cast to find it out.
  private final class Box<Value> {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var boxes: [ObjectIdentifier: AnyObject] = [:]

  /// Makes an environment in which everything has its default.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      guard let box = boxes[ObjectIdentifier(key)] else { return Key.defaultValue }
      return unsafeDowncast(box, to: Box<Key.Value>.self).value
    }
    set { boxes[ObjectIdentifier(key)] = Box(newValue) }
  }
}

extension EnvironmentValues {
  private enum ForegroundColorKey: EnvironmentKey {
    static var defaultValue: Color? { nil }
  }

  /// The color of texts and shapes that name none; `nil` for the primary color.
  var foregroundColor: Color? {
    get { self[ForegroundColorKey.self] }
    set { self[ForegroundColorKey.self] = newValue }
  }
}

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
