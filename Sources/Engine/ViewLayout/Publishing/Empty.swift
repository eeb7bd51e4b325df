/// A publisher of nothing.
public struct Empty<Output, Failure: Error>: Publisher {
  private let completesImmediately: Bool

  /// Makes a publisher that is over at once, or never.
  public init(completeImmediately: Bool = true) { completesImmediately = completeImmediately }

  /// Makes a publisher of types that are said.
  public init(
    completeImmediately: Bool = true,
    outputType: Output.Type,
    failureType: Failure.Type
  ) { completesImmediately = completeImmediately }

  /// Tells somebody that it is over.
  public func attach(
    receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if completesImmediately { receiveCompletion(.finished) }
    return AnyCancellable {}
  }
}

/// A publisher of what went wrong.
public struct Fail<Output, Failure: Error>: Publisher {
  /// What went wrong.
  public let error: Failure

  /// Makes a publisher of what went wrong.
  public init(error: Failure) { self.error = error }

  /// Makes a publisher of types that are said.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Tells somebody what went wrong.
  public func attach(
    receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    receiveCompletion(.failure(error))
    return AnyCancellable {}
  }
}
