/// The key of a value that a view sets for its container.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  static var defaultValue: Value { get }
}

/// The values that a view sets for the container which gets it as a subview.
///
/// ```swift
/// struct PinnedKey: ContainerValueKey {
///   static let defaultValue = false
/// }
///
/// extension ContainerValues {
///   var isPinned: Bool {
///     get { self[PinnedKey.self] }
///     set { self[PinnedKey.self] = newValue }
///   }
/// }
/// ```
nonisolated public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The tags, by the types of their values.
  private var tags: [ObjectIdentifier: AnyHashable] = [:]

  /// Creates values that are all at their defaults.
  init() {}

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public func tag<Value: Hashable>(for type: Value.Type) -> Value? {
    tags[ObjectIdentifier(type)]?.base as? Value
  }

  public func hasTag<Value: Hashable>(_ tag: Value) -> Bool {
    self.tag(for: Value.self) == tag
  }

  /// Sets the tag of the value's type.
  mutating func setTag<Value: Hashable>(_ tag: Value) {
    tags[ObjectIdentifier(Value.self)] = AnyHashable(tag)
  }

  /// Returns these values, replaced by other ones where those are set.
  func merging(_ other: ContainerValues) -> ContainerValues {
    var merged = self
    merged.values.merge(other.values) { $1 }
    merged.tags.merge(other.tags) { $1 }
    return merged
  }
}

extension View {
  nonisolated public func containerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>,
    _ value: Value
  ) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}

/// A modifier that sets values for the container.
nonisolated protocol ContainerValueSetter {
  func set(_ values: inout ContainerValues)
}

/// The modifier of `containerValue`, which has no effect outside of such a container.
nonisolated struct ContainerValueModifier<Value>: PrimitiveModifier, ContainerValueSetter {
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value

  var preservesRows: Bool { true }

  func set(_ values: inout ContainerValues) { values[keyPath: keyPath] = value }

  func makeNode<Content: View>(of content: Content, in context: ViewContext) -> ViewNode {
    content.node(in: context)
  }

  func updateNode<Content: View>(
    _ node: ViewNode,
    of content: Content,
    in context: ViewContext
  ) {
    content.update(node, in: context)
  }
}

extension TagModifier: ContainerValueSetter {
  func set(_ values: inout ContainerValues) { values.setTag(tag) }
}
