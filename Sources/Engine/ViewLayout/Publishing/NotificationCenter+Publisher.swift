public import Foundation

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
