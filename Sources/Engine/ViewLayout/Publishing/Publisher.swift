/// A source of values over time, which may complete.
///
/// These publishers replace those parts of Combine that views and their models use, since Combine
/// is not available on all platforms of the engine. There is no backpressure: each value is sent
/// immediately. No time passes while a scene is laid out, so publishers of delayed values send
/// none.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of errors; `Never` for a publisher that cannot fail.
  associatedtype Failure: Error

  /// Attaches a subscriber to the publisher.
  ///
  /// - Parameters:
  ///   - receiveValue: Called with each value.
  ///   - receiveCompletion: Called once with the completion.
  /// - Returns: The subscription, which ends when it is canceled or released.
  func attach(
    receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable
}

/// A namespace for the types of subscribers.
public enum Subscribers {
  /// The reason why a publisher completed.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

/// A publisher that starts when `connect()` is called.
public protocol ConnectablePublisher: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  public func autoconnect() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

extension Publisher {
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    attach(receiveValue: receiveValue, receiveCompletion: receiveCompletion)
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    attach(receiveValue: receiveValue) { _ in }
  }

  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> AnyCancellable { sink { object[keyPath: keyPath] = $0 } }
}

extension Publisher {
  public func subscribe<Target: Subject>(_ subject: Target) -> AnyCancellable
  where Target.Output == Output, Target.Failure == Failure {
    attach {
      subject.send($0)
    } receiveCompletion: {
      subject.send(completion: $0)
    }
  }
}
