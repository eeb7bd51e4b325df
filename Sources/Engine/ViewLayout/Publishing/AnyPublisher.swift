/// A type-erased publisher of values.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  /// A function that attaches a subscriber, given its closures for values and the completion.
  typealias Attach = (
    @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable

  let attach: Attach

  init(attach: @escaping Attach) { self.attach = attach }

  public init<Other: Publisher>(_ publisher: Other)
  where Other.Output == Output, Other.Failure == Failure {
    attach = { publisher.attach(receiveValue: $0, receiveCompletion: $1) }
  }

  public func attach(
    receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { attach(receiveValue, receiveCompletion) }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// An activity that can be canceled.
public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }

  public func store<Kept: RangeReplaceableCollection>(in collection: inout Kept)
  where Kept.Element == AnyCancellable { collection.append(AnyCancellable(self)) }
}

/// An activity that is canceled when its last reference is released.
public final class AnyCancellable: Cancellable, Hashable {
  private var end: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { end = cancel }

  public convenience init<Other: Cancellable>(_ canceller: Other) {
    self.init { canceller.cancel() }
  }

  deinit { end?() }

  public func cancel() {
    let end = end
    self.end = nil
    end?()
  }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
