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
