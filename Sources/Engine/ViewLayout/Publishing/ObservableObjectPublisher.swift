import Foundation
import Observation

/// A publisher that sends a value whenever an observable object changes.
public final class ObservableObjectPublisher: Publisher {
  /// The values carry no information about the change.
  public typealias Output = Void
  /// The publisher never fails.
  public typealias Failure = Never

  let changes = ObjectChanges()
  private let subject = PassthroughSubject<Void, Never>()

  public init() {}

  public func send() {
    subject.send(())
    changes.objectDidChange()
  }

  public func attach(
    receiveValue: @escaping (()) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    subject.attach(receiveValue: receiveValue, receiveCompletion: receiveCompletion)
  }
}

/// The publishers of objects that do not define one; each exists as long as its object.
enum ObjectPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  private static let lock = NSLock()

  /// Returns the publisher of an object, and creates it if necessary.
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

/// Tracks the bodies that depend on an object as a whole, not on its published properties.
///
/// A body that reads an observable object is tracked here and is invalidated by
/// `objectWillChange.send()`.
@Observable
final class ObjectChanges {
  /// A counter that is incremented for each change of the object.
  private var count = 0

  /// Registers the body that is being evaluated as a dependent of the object.
  func trackAccess() { _ = count }

  /// Invalidates the bodies that depend on the object.
  func objectDidChange() { count += 1 }
}
