internal import Foundation

/// The memory policy of an associated object; objects are retained under each of them but `ASSIGN`.
public enum objc_AssociationPolicy: UInt, Sendable {
  // The cases have the names of the Objective-C runtime.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case OBJC_ASSOCIATION_ASSIGN = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case OBJC_ASSOCIATION_RETAIN = 0x301
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case OBJC_ASSOCIATION_COPY = 0x303
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(of: object as AnyObject, for: key)
}

public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  let isWeak = policy == .OBJC_ASSOCIATION_ASSIGN
  AssociatedObjects.shared.set(value, of: object as AnyObject, for: key, isWeak: isWeak)
}

public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.removeAll(of: object as AnyObject)
}

/// The values that are associated with objects, without an Objective-C runtime.
private final class AssociatedObjects: @unchecked Sendable {
  static let shared = AssociatedObjects()

  /// The values that are associated with one object.
  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Value] = [:]
  }

  private struct Value {
    var strong: Any?
    weak var weak: AnyObject?
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]

  func value(of object: AnyObject, for key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else {
        return nil
      }
      return entry.values[key].flatMap { $0.strong ?? $0.weak }
    }
  }

  func set(_ value: Any?, of object: AnyObject, for key: UnsafeRawPointer, isWeak: Bool) {
    lock.withLock {
      // Objects that are gone keep their values until here, as there is no notice of their end.
      entries = entries.filter { $0.value.owner != nil }
      var entry = entries[ObjectIdentifier(object)] ?? Entry(owner: object)
      entry.values[key] = value.map {
        isWeak ? Value(weak: $0 as AnyObject) : Value(strong: $0)
      }
      entries[ObjectIdentifier(object)] = entry
    }
  }

  func removeAll(of object: AnyObject) {
    lock.withLock { entries[ObjectIdentifier(object)] = nil }
  }
}
