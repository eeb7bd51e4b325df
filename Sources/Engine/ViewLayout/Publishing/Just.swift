/// A publisher of one value.
public struct Just<Output>: Publisher {
  /// Nothing goes wrong.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Makes a publisher of a value.
  public init(_ output: Output) { self.output = output }

  /// Tells somebody the value, and that it is over.
  public func attach(
    receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    receiveValue(output)
    receiveCompletion(.finished)
    return AnyCancellable {}
  }
}

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

/// A publisher of one value, which its code has or gets later.
public final class Future<Output, Failure: Error>: Publisher {
  /// Gets the value, or what went wrong.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private var result: Result<Output, Failure>?
  private let subject = PassthroughSubject<Output, Failure>()

  /// Makes a publisher, and begins its work.
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

  /// Tells somebody the value as soon as it is there.
  public func attach(
    receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if case .success(let value) = result { receiveValue(value) }
    return subject.attach(receiveValue: receiveValue, receiveCompletion: receiveCompletion)
  }
}
