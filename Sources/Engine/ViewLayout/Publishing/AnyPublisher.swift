/// A publisher of any type.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  /// Gets what is told of values and of the end.
  typealias Attach = (
    @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable

  let attach: Attach

  init(attach: @escaping Attach) { self.attach = attach }

  /// Makes a publisher of one of another type.
  public init<Other: Publisher>(_ publisher: Other)
  where Other.Output == Output, Other.Failure == Failure {
    attach = { publisher.attach(receiveValue: $0, receiveCompletion: $1) }
  }

  /// Begins to tell somebody.
  public func attach(
    receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { attach(receiveValue, receiveCompletion) }
}

extension Publisher {
  /// The publisher without its type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
