/// The context of a state change, such as its animation.
///
/// A scene is laid out with the final values, whatever the transaction contains.
public struct Transaction {
  private var values: [ObjectIdentifier: Any] = [:]
  public var animation: Animation?
  public var disablesAnimations = false

  public init() {}

  public init(animation: Animation?) { self.animation = animation }

  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for a custom value of a transaction.
public protocol TransactionKey {
  /// The type of the key's value.
  associatedtype Value

  static var defaultValue: Value { get }
}

/// Runs a closure that changes state with a transaction; changes take effect without animation.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

nonisolated extension View {
  /// Modifies the transactions of the view's content; this has no effect on layout.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(EmptyModifier())
  }

  /// Modifies the transactions of the content when a value changes; this has no effect on layout.
  public func transaction(
    value: some Equatable,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { modifier(EmptyModifier()) }

  /// Animates all changes of the view; a scene is laid out with the final values only.
  @available(*, deprecated, message: "give the value whose changes are meant")
  public func animation(_ animation: Animation?) -> some View { modifier(EmptyModifier()) }
}

extension Binding {
  /// Animates changes through the binding; a scene is laid out with the final values only.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  /// Sets the transaction of changes through the binding; this has no effect on layout.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}
