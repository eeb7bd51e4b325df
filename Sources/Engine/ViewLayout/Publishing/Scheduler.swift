public import Foundation

/// A scheduler of work.
///
/// The engine performs all work immediately.
public protocol Scheduler {}

extension DispatchQueue: Scheduler {}
extension RunLoop: Scheduler {}
extension OperationQueue: Scheduler {}

/// A scheduler that performs work immediately.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The shared scheduler.
  public static let shared = ImmediateScheduler()
}

/// A length of time between values.
public struct SchedulerStride: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  let seconds: Double

  /// Makes a length of seconds.
  public init(floatLiteral value: Double) { seconds = value }

  /// Makes a length of seconds.
  public init(integerLiteral value: Int) { seconds = Double(value) }

  /// A length of seconds.
  public static func seconds(_ seconds: Double) -> SchedulerStride {
    SchedulerStride(floatLiteral: seconds)
  }

  /// A length of thousandths of a second.
  public static func milliseconds(_ milliseconds: Int) -> SchedulerStride {
    SchedulerStride(floatLiteral: Double(milliseconds) / 1000)
  }
}

extension Publisher {
  /// The publisher itself: values are always received immediately.
  public func receive<Place: Scheduler>(on scheduler: Place) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// The publisher itself: subscriptions always start immediately.
  public func subscribe<Place: Scheduler>(on scheduler: Place) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// A publisher without values, since no time passes while a scene is laid out.
  public func delay<Place: Scheduler>(
    for interval: SchedulerStride,
    scheduler: Place
  ) -> AnyPublisher<Output, Failure> { filter { _ in false } }

  /// A publisher without values, since no time passes while a scene is laid out.
  public func debounce<Place: Scheduler>(
    for dueTime: SchedulerStride,
    scheduler: Place
  ) -> AnyPublisher<Output, Failure> { filter { _ in false } }

  /// Publishes only the first value, since no time passes while a scene is laid out.
  public func throttle<Place: Scheduler>(
    for interval: SchedulerStride,
    scheduler: Place,
    latest: Bool
  ) -> AnyPublisher<Output, Failure> { first() }
}
