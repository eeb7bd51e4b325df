public import Foundation

extension Timer {
  /// A publisher of the times at which a clock strikes, which none does while a scene is laid out.
  public final class TimerPublisher: ConnectablePublisher, Sendable {
    /// The time.
    public typealias Output = Date
    /// Nothing goes wrong.
    public typealias Failure = Never

    /// The seconds between two times.
    public let interval: TimeInterval

    init(interval: TimeInterval) { self.interval = interval }

    /// Begins, and tells nobody anything.
    public func connect() -> any Cancellable { AnyCancellable {} }

    /// Tells nobody anything.
    public func attach(
      receiveValue: @escaping (Date) -> Void,
      receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable { AnyCancellable {} }
  }

  /// A publisher of the times at which a clock strikes.
  ///
  /// - Parameters:
  ///   - interval: The seconds between two times.
  ///   - tolerance: How many seconds late a time may be; `nil` for any.
  ///   - runLoop: Where the clock runs.
  ///   - mode: When the clock runs.
  /// - Returns: A publisher that tells nothing while a scene is laid out.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval) }
}

extension NotificationCenter {
  /// A publisher of notifications.
  public struct Publisher: ViewLayout.Publisher {
    /// A notification.
    public typealias Output = Notification
    /// Nothing goes wrong.
    public typealias Failure = Never

    let center: NotificationCenter
    let name: Notification.Name
    let object: AnyObject?

    /// Begins to tell somebody, where a notification is posted.
    public func attach(
      receiveValue: @escaping (Notification) -> Void,
      receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      nonisolated(unsafe) let receive = receiveValue
      let token = center.addObserver(forName: name, object: object, queue: nil) { receive($0) }
      return AnyCancellable { center.removeObserver(token) }
    }
  }

  /// A publisher of the notifications of a name; of one object, or of any where that is `nil`.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
