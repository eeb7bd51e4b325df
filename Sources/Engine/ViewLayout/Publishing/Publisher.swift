/// What tells of values as they come, until it is over.
///
/// There is no Combine on every platform that specs run on; these publishers stand for its own as far
/// as views and their models use them. They know no demand: each value is handed on at once. A scene
/// is laid out at one moment, so nothing that time would bring comes.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of what can go wrong; `Never` where nothing can.
  associatedtype Failure: Error

  /// Begins to tell somebody.
  ///
  /// - Parameters:
  ///   - receiveValue: Gets each value.
  ///   - receiveCompletion: Gets why it is over, once.
  /// - Returns: What ends it, at the latest when it is let go of.
  func attach(
    receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable
}

/// A home of what those use who are told.
public enum Subscribers {
  /// Why it is over.
  public enum Completion<Failure: Error> {
    /// There is nothing more.
    case finished
    /// Something went wrong.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

/// A publisher that begins when it is told to.
public protocol ConnectablePublisher: Publisher {
  /// Begins.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// A publisher that begins with the first who is told.
  public func autoconnect() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

extension Publisher {
  /// Hands each value to an action, and why it is over to another.
  ///
  /// - Parameters:
  ///   - receiveCompletion: Gets why it is over, once.
  ///   - receiveValue: Gets each value.
  /// - Returns: What ends it, at the latest when it is let go of.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    attach(receiveValue: receiveValue, receiveCompletion: receiveCompletion)
  }
}

extension Publisher where Failure == Never {
  /// Hands each value to an action.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    attach(receiveValue: receiveValue) { _ in }
  }

  /// Writes each value into a property.
  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> AnyCancellable { sink { object[keyPath: keyPath] = $0 } }
}

extension Publisher {
  /// Hands each value, and why it is over, to a subject.
  public func subscribe<Target: Subject>(_ subject: Target) -> AnyCancellable
  where Target.Output == Output, Target.Failure == Failure {
    attach {
      subject.send($0)
    } receiveCompletion: {
      subject.send(completion: $0)
    }
  }
}
