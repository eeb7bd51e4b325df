/// A type-erased publisher of values.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  /// A function that attaches a subscriber, given its closures for values and the completion.
  typealias Attach = (
    @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable

  let attach: Attach

  init(attach: @escaping Attach) { self.attach = attach }

  /// Wraps a publisher of another type.
  public init<Other: Publisher>(_ publisher: Other)
  where Other.Output == Output, Other.Failure == Failure {
    attach = { publisher.attach(receiveValue: $0, receiveCompletion: $1) }
  }

  /// Attaches a subscriber to the wrapped publisher.
  public func attach(
    receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { attach(receiveValue, receiveCompletion) }
}

extension Publisher {
  /// Wraps the publisher in an `AnyPublisher`.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// An activity that can be canceled.
public protocol Cancellable {
  /// Cancels the activity, which releases its resources.
  func cancel()
}

extension Cancellable {
  /// Stores the activity in a set.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }

  /// Stores the activity in a collection.
  public func store<Kept: RangeReplaceableCollection>(in collection: inout Kept)
  where Kept.Element == AnyCancellable { collection.append(AnyCancellable(self)) }
}

/// An activity that is canceled when its last reference is released.
public final class AnyCancellable: Cancellable, Hashable {
  private var end: (() -> Void)?

  /// Creates an activity from the closure that cancels it.
  public init(_ cancel: @escaping () -> Void) { end = cancel }

  /// Wraps another cancellable activity.
  public convenience init<Other: Cancellable>(_ canceller: Other) {
    self.init { canceller.cancel() }
  }

  deinit { end?() }

  /// Cancels the activity, at most once.
  public func cancel() {
    let end = end
    self.end = nil
    end?()
  }

  /// Stores the activity in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Returns whether both are the same object.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  // mutants(body): cost only
  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
