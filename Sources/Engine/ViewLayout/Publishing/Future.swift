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
