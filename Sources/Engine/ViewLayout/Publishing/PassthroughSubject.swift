/// A subject that keeps nothing: who comes later hears later values alone.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private var audience = Audience<Output, Failure>()

  /// Makes a subject.
  public init() {}

  /// Tells a value.
  public func send(_ value: Output) { audience.telling(value)() }

  /// Tells that it is over.
  public func send(completion: Subscribers.Completion<Failure>) { audience.ending(completion)() }

  /// Begins to tell somebody.
  public func attach(
    receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let token = audience.add(receiveValue, receiveCompletion)
    return AnyCancellable { self.audience.remove(token) }
  }
}
