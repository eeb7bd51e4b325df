/// A publisher that is told what to tell.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Tells a value.
  func send(_ value: Output)

  /// Tells that it is over.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Tells that something has happened.
  public func send() { send(()) }
}

/// Those who are told, in the order in which they came.
struct Audience<Output, Failure: Error> {
  private struct Listener {
    let receiveValue: (Output) -> Void
    let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
  }

  private var listeners: [(token: Int, listener: Listener)] = []
  private var next = 0
  private var end: Subscribers.Completion<Failure>?

  /// Whether nothing more is told.
  var isOver: Bool { end != nil }

  /// Adds somebody; who comes too late is told so.
  ///
  /// - Parameters:
  ///   - receiveValue: Gets each value.
  ///   - receiveCompletion: Gets why it is over.
  /// - Returns: What the listener is taken away by; `nil` where it is over.
  mutating func add(
    _ receiveValue: @escaping (Output) -> Void,
    _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> Int? {
    if let end {
      receiveCompletion(end)
      return nil
    }
    next += 1
    listeners.append(
      (next, Listener(receiveValue: receiveValue, receiveCompletion: receiveCompletion))
    )
    return next
  }

  mutating func remove(_ token: Int?) { listeners.removeAll { $0.token == token } }

  /// What a value is told by: a listener may come or go meanwhile.
  func telling(_ value: Output) -> () -> Void {
    guard end == nil else { return {} }
    let listeners = listeners
    return { for (_, listener) in listeners { listener.receiveValue(value) } }
  }

  /// What the end is told by, once.
  mutating func ending(_ completion: Subscribers.Completion<Failure>) -> () -> Void {
    guard end == nil else { return {} }
    end = completion
    let last = listeners
    listeners = []
    return { for (_, listener) in last { listener.receiveCompletion(completion) } }
  }
}

/// A subject that keeps nothing: who comes later hears later values alone.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private var audience = Audience<Output, Failure>()

  /// Makes a subject.
  public init() {}

  /// Tells a value.
  public func send(_ value: Output) { audience.telling(value)() }

  /// Tells that it is over.
  public func send(completion: Subscribers.Completion<Failure>) { audience.ending(completion)() }

  /// Begins to tell somebody.
  public func attach(
    receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let token = audience.add(receiveValue, receiveCompletion)
    return AnyCancellable { self.audience.remove(token) }
  }
}

/// A subject that keeps its last value: who comes is told that first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private var audience = Audience<Output, Failure>()
  private var current: Output

  /// Makes a subject with its first value.
  public init(_ value: Output) { current = value }

  /// The last value; whoever sets it tells it.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  /// Keeps a value and tells it.
  public func send(_ value: Output) {
    if audience.isOver { return }
    current = value
    audience.telling(value)()
  }

  /// Tells that it is over.
  public func send(completion: Subscribers.Completion<Failure>) { audience.ending(completion)() }

  /// Begins to tell somebody, the last value first.
  public func attach(
    receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    guard let token = audience.add(receiveValue, receiveCompletion) else {
      return AnyCancellable {}
    }
    receiveValue(current)
    return AnyCancellable { self.audience.remove(token) }
  }
}
