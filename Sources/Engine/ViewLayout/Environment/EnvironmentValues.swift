public import Foundation

/// A type that names a value of the environment and its default.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  static var defaultValue: Value { get }
}

/// The environment values of a view, by key.
public struct EnvironmentValues {
  /// A boxed value of a key's type, which is read without a dynamic cast.
  private final class Box<Value> {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var boxes: [ObjectIdentifier: AnyObject] = [:]

  public init() {}

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

  /// The color of texts and shapes that set none themselves; `nil` for the primary color.
  var foregroundColor: Color? {
    get { self[ForegroundColorKey.self] }
    set { self[ForegroundColorKey.self] = newValue }
  }
}

extension EnvironmentValues {
  private enum SceneMarginsKey: EnvironmentKey {
    static var defaultValue: EdgeInsets { EdgeInsets(16, on: .all) }
  }

  /// The margins of the scene that `scenePadding` uses, in points.
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

  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The size of a pixel, in points: the reciprocal of the display scale; 1 if the scale is 0, as
  /// recorded.
  public var pixelLength: CGFloat { displayScale == 0 ? 1 : 1 / displayScale }

  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}
