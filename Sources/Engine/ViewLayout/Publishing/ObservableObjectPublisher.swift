import Foundation
import Observation

/// Tells when an observable object changes.
public final class ObservableObjectPublisher: Publisher {
  /// Nothing is known of the change.
  public typealias Output = Void
  /// Nothing goes wrong.
  public typealias Failure = Never

  let changes = ObjectChanges()
  private let subject = PassthroughSubject<Void, Never>()

  /// Makes a publisher.
  public init() {}

  /// Tells that the object changes: bodies that read it are evaluated anew.
  public func send() {
    subject.send(())
    changes.tell()
  }

  /// Begins to tell somebody.
  public func attach(
    receiveValue: @escaping (()) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    subject.attach(receiveValue: receiveValue, receiveCompletion: receiveCompletion)
  }
}

/// The publishers of the objects that have none of their own, as long as the objects live.
enum ObjectPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  private static let lock = NSLock()

  /// The publisher of an object.
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      let key = ObjectIdentifier(object)
      if let entry = entries[key], entry.object === object { return entry.publisher }
      entries = entries.filter { $0.value.object != nil }
      let publisher = ObservableObjectPublisher()
      entries[key] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }
}

/// Who follows an object as a whole, and not its published properties.
///
/// A body that reads an observable object follows it here; `objectWillChange.send()` tells it.
@Observable
final class ObjectChanges {
  /// Changes whenever the object does.
  private var count = 0

  /// Follows the object, where a body is being evaluated.
  func follow() { _ = count }

  /// Tells who follows the object.
  func tell() { count += 1 }
}
