public import Foundation

/// A place where work is done; all of it is done at once here.
public protocol Scheduler {}

extension DispatchQueue: Scheduler {}
extension RunLoop: Scheduler {}
extension OperationQueue: Scheduler {}

/// The place where one is.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The scheduler.
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
  /// The values at a place: all are here.
  public func receive<Place: Scheduler>(on scheduler: Place) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// The publisher, begun at a place: all are here.
  public func subscribe<Place: Scheduler>(on scheduler: Place) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// The values after a time, which does not pass while a scene is laid out: none comes.
  public func delay<Place: Scheduler>(
    for interval: SchedulerStride,
    scheduler: Place
  ) -> AnyPublisher<Output, Failure> { filter { _ in false } }

  /// The values that none follows for a time, which does not pass while a scene is laid out: none
  /// comes.
  public func debounce<Place: Scheduler>(
    for dueTime: SchedulerStride,
    scheduler: Place
  ) -> AnyPublisher<Output, Failure> { filter { _ in false } }

  /// The first value of each time, which does not pass while a scene is laid out: one comes.
  public func throttle<Place: Scheduler>(
    for interval: SchedulerStride,
    scheduler: Place,
    latest: Bool
  ) -> AnyPublisher<Output, Failure> { first() }
}
