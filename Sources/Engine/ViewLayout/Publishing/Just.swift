/// A publisher that sends one value and completes.
public struct Just<Output>: Publisher {
  /// The publisher never fails.
  public typealias Failure = Never

  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func attach(
    receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    receiveValue(output)
    receiveCompletion(.finished)
    return AnyCancellable {}
  }
}

/// A publisher that sends no values.
public struct Empty<Output, Failure: Error>: Publisher {
  private let completesImmediately: Bool

  public init(completeImmediately: Bool = true) { completesImmediately = completeImmediately }

  public init(
    completeImmediately: Bool = true,
    outputType: Output.Type,
    failureType: Failure.Type
  ) { completesImmediately = completeImmediately }

  /// Sends the completion to a subscriber, if the publisher completes at once.
  public func attach(
    receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if completesImmediately { receiveCompletion(.finished) }
    return AnyCancellable {}
  }
}

/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) { self.error = error }

  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func attach(
    receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    receiveCompletion(.failure(error))
    return AnyCancellable {}
  }
}

/// A publisher that sends one value, which a closure provides immediately or later.
public final class Future<Output, Failure: Error>: Publisher {
  /// A closure to call with the value or the error.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private var result: Result<Output, Failure>?
  private let subject = PassthroughSubject<Output, Failure>()

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    guard self.result == nil else { return }
    self.result = result
    switch result {
    case .success(let value):
      subject.send(value)
      subject.send(completion: .finished)
    case .failure(let error): subject.send(completion: .failure(error))
    }
  }

  public func attach(
    receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if case .success(let value) = result { receiveValue(value) }
    return subject.attach(receiveValue: receiveValue, receiveCompletion: receiveCompletion)
  }
}
