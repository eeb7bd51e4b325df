/// A publisher that begins when it is told to.
public protocol ConnectablePublisher: Publisher {
  /// Begins.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// A publisher that begins with the first who is told.
  public func autoconnect() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}
