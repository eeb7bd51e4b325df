/// A publisher whose values are sent by calling `send(_:)`.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)

  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// The subscribers of a subject, in the order of their subscription.
struct Subscriptions<Output, Failure: Error> {
  private struct Subscriber {
    let receiveValue: (Output) -> Void
    let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
  }

  private var subscribers: [(token: Int, subscriber: Subscriber)] = []
  private var next = 0
  private var end: Subscribers.Completion<Failure>?

  /// Whether the subject has completed.
  var isOver: Bool { end != nil }

  /// Adds a subscriber after the existing ones.
  ///
  /// If the subject has completed, the subscriber receives the completion at once.
  ///
  /// - Parameters:
  ///   - receiveValue: Called with each value.
  ///   - receiveCompletion: Called with the completion.
  /// - Returns: The token that removes the subscriber; `nil` if the subject has completed.
  mutating func add(
    _ receiveValue: @escaping (Output) -> Void,
    _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> Int? {
    if let end {
      receiveCompletion(end)
      return nil
    }
    next += 1
    subscribers.append(
      (next, Subscriber(receiveValue: receiveValue, receiveCompletion: receiveCompletion))
    )
    return next
  }

  mutating func remove(_ token: Int?) { subscribers.removeAll { $0.token == token } }

  /// Returns a closure that sends a value; subscribers may be added or removed while it runs.
  func delivery(of value: Output) -> () -> Void {
    guard end == nil else { return {} }
    let subscribers = subscribers
    return { for (_, subscriber) in subscribers { subscriber.receiveValue(value) } }
  }

  /// Removes the subscribers, and returns a closure that sends them the completion.
  mutating func completing(with completion: Subscribers.Completion<Failure>) -> () -> Void {
    guard end == nil else { return {} }
    end = completion
    let last = subscribers
    subscribers = []
    return { for (_, subscriber) in last { subscriber.receiveCompletion(completion) } }
  }
}

/// A subject without storage: a subscriber receives only values sent after it subscribed.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private var subscriptions = Subscriptions<Output, Failure>()

  public init() {}

  public func send(_ value: Output) { subscriptions.delivery(of: value)() }

  public func send(completion: Subscribers.Completion<Failure>) {
    subscriptions.completing(with: completion)()
  }

  /// Attaches a subscriber, which receives only later values.
  public func attach(
    receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let token = subscriptions.add(receiveValue, receiveCompletion)
    return AnyCancellable { self.subscriptions.remove(token) }
  }
}

/// A subject that stores its last value, which new subscribers receive first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private var subscriptions = Subscriptions<Output, Failure>()
  private var current: Output

  public init(_ value: Output) { current = value }

  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    if subscriptions.isOver { return }
    current = value
    subscriptions.delivery(of: value)()
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    subscriptions.completing(with: completion)()
  }

  public func attach(
    receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    guard let token = subscriptions.add(receiveValue, receiveCompletion) else {
      return AnyCancellable {}
    }
    receiveValue(current)
    return AnyCancellable { self.subscriptions.remove(token) }
  }
}
