/// The settings that go with a change; here a change is laid out at its end, whatever they are.
public struct Transaction {
  private var values: [ObjectIdentifier: Any] = [:]
  /// How the change is shown over time; `nil` for at once.
  public var animation: Animation?
  /// Whether animations of views inside do not count.
  public var disablesAnimations = false

  /// Makes a transaction without an animation.
  public init() {}

  /// Makes a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The value of a key.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A type that names a value of a transaction and its default.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a transaction that does not set one.
  static var defaultValue: Value { get }
}

/// Makes changes; they are laid out at their end.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

nonisolated extension View {
  /// The view with other transactions inside, of which only the end is laid out.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with other transactions inside when a value changes.
  public func transaction(
    value: some Equatable,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with changes shown over time; their end is laid out.
  @available(*, deprecated, message: "give the value whose changes are meant")
  public func animation(_ animation: Animation?) -> some View { modifier(EmptyModifier()) }
}

extension Binding {
  /// The binding, whose changes are shown over time; their end is laid out.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  /// The binding, whose changes go with a transaction; their end is laid out.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}
