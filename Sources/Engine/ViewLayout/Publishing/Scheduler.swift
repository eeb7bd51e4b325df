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
  public static let shared = ImmediateScheduler()
}

/// A time interval of a scheduler.
public struct SchedulerStride: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  let seconds: Double

  /// Creates an interval from seconds.
  public init(floatLiteral value: Double) { seconds = value }

  /// Creates an interval from seconds.
  public init(integerLiteral value: Int) { seconds = Double(value) }

  /// Returns an interval in seconds.
  public static func seconds(_ seconds: Double) -> SchedulerStride {
    SchedulerStride(floatLiteral: seconds)
  }

  /// Returns an interval in milliseconds.
  public static func milliseconds(_ milliseconds: Int) -> SchedulerStride {
    SchedulerStride(floatLiteral: Double(milliseconds) / 1000)
  }
}

extension Publisher {
  /// Returns the publisher unchanged, since values are always received immediately.
  public func receive<Place: Scheduler>(on scheduler: Place) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// Returns the publisher unchanged, since subscriptions always start immediately.
  public func subscribe<Place: Scheduler>(on scheduler: Place) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// Returns a publisher without values, since no time passes while a scene is laid out.
  public func delay<Place: Scheduler>(
    for interval: SchedulerStride,
    scheduler: Place
  ) -> AnyPublisher<Output, Failure> { filter { _ in false } }

  /// Returns a publisher without values, since no time passes while a scene is laid out.
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
