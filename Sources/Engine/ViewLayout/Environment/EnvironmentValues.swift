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
