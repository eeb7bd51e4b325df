public import Foundation

extension Timer {
  /// A publisher that sends the date at an interval.
  ///
  /// It never fires while a scene is laid out.
  public final class TimerPublisher: ConnectablePublisher, Sendable {
    /// The date at which the timer fires.
    public typealias Output = Date
    /// The publisher never fails.
    public typealias Failure = Never

    public let interval: TimeInterval

    init(interval: TimeInterval) { self.interval = interval }

    /// Starts the timer, which never fires.
    public func connect() -> any Cancellable { AnyCancellable {} }

    /// Attaches a subscriber, which never receives a value.
    public func attach(
      receiveValue: @escaping (Date) -> Void,
      receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable { AnyCancellable {} }
  }

  /// Returns a publisher of dates at an interval, which never fires while a scene is laid out.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval) }
}

extension NotificationCenter {
  /// A publisher of posted notifications.
  public struct Publisher: ViewLayout.Publisher {
    /// The type of the values, which are notifications.
    public typealias Output = Notification
    /// The publisher never fails.
    public typealias Failure = Never

    let center: NotificationCenter
    let name: Notification.Name
    let object: AnyObject?

    /// Attaches a subscriber, which is called on the thread that posts a notification.
    public func attach(
      receiveValue: @escaping (Notification) -> Void,
      receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      nonisolated(unsafe) let receive = receiveValue
      let token = center.addObserver(forName: name, object: object, queue: nil) { receive($0) }
      return AnyCancellable { center.removeObserver(token) }
    }
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
