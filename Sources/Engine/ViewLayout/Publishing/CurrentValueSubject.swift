/// A subject that keeps its last value: who comes is told that first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private var audience = Audience<Output, Failure>()
  private var current: Output

  /// Makes a subject with its first value.
  public init(_ value: Output) { current = value }

  /// The last value; whoever sets it tells it.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  /// Keeps a value and tells it.
  public func send(_ value: Output) {
    if audience.isOver { return }
    current = value
    audience.telling(value)()
  }

  /// Tells that it is over.
  public func send(completion: Subscribers.Completion<Failure>) { audience.ending(completion)() }

  /// Begins to tell somebody, the last value first.
  public func attach(
    receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    guard let token = audience.add(receiveValue, receiveCompletion) else {
      return AnyCancellable {}
    }
    receiveValue(current)
    return AnyCancellable { self.audience.remove(token) }
  }
}
