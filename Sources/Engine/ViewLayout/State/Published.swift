import Observation

/// A property of an observable object that bodies follow.
@propertyWrapper
public struct Published<Value> {
  /// The home of the property's value, which is observed as a model's property is.
  @Observable
  final class Box {
    var value: Value {
      willSet { subject?.send(newValue) }
    }
    /// Tells of values before they are there; `nil` as long as nobody listens.
    @ObservationIgnored var subject: CurrentValueSubject<Value, Never>?
    /// What writes values of publishers into the property.
    @ObservationIgnored var incoming: [AnyCancellable] = []

    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  /// Makes a property with its first value.
  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// Makes a property with its first value.
  public init(initialValue: Value) { box = Box(initialValue) }

  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A publisher of the property's values, the present one first.
  public var projectedValue: Publisher {
    get { Publisher(home: box) }
    nonmutating set {}
  }

  /// A publisher of a property's values.
  public struct Publisher: ViewLayout.Publisher {
    /// The value.
    public typealias Output = Value
    /// Nothing goes wrong.
    public typealias Failure = Never

    let home: Box

    /// Begins to tell somebody, the present value first.
    public func attach(
      receiveValue: @escaping (Value) -> Void,
      receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      let subject = home.subject ?? CurrentValueSubject(home.value)
      home.subject = subject
      return subject.attach(receiveValue: receiveValue, receiveCompletion: receiveCompletion)
    }
  }
}
