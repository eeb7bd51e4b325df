/// A publisher of any type.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  /// Gets what is told of values and of the end.
  typealias Attach = (
    @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable

  let attach: Attach

  init(attach: @escaping Attach) { self.attach = attach }

  /// Makes a publisher of one of another type.
  public init<Other: Publisher>(_ publisher: Other)
  where Other.Output == Output, Other.Failure == Failure {
    attach = { publisher.attach(receiveValue: $0, receiveCompletion: $1) }
  }

  /// Begins to tell somebody.
  public func attach(
    receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { attach(receiveValue, receiveCompletion) }
}

extension Publisher {
  /// The publisher without its type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// Something that can be ended.
public protocol Cancellable {
  /// Ends it.
  func cancel()
}

extension Cancellable {
  /// Keeps it in a set.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }

  /// Keeps it in a collection.
  public func store<Kept: RangeReplaceableCollection>(in collection: inout Kept)
  where Kept.Element == AnyCancellable { collection.append(AnyCancellable(self)) }
}

/// Something that ends when nobody keeps it.
public final class AnyCancellable: Cancellable, Hashable {
  private var end: (() -> Void)?

  /// Makes it of what ends it.
  public init(_ cancel: @escaping () -> Void) { end = cancel }

  /// Makes it of something that can be ended.
  public convenience init<Other: Cancellable>(_ canceller: Other) {
    self.init { canceller.cancel() }
  }

  deinit { end?() }

  /// Ends it, once.
  public func cancel() {
    let end = end
    self.end = nil
    end?()
  }

  /// Keeps it in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Whether both are one.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  /// Hashes which one it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
