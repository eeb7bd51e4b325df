// The surface of ObjectiveC: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
@_exported import struct UIKitLayout.Selector
@_exported import enum UIKitLayout.objc_AssociationPolicy
@_exported import func UIKitLayout.objc_getAssociatedObject
@_exported import func UIKitLayout.objc_removeAssociatedObjects
@_exported import func UIKitLayout.objc_setAssociatedObject
import ViewLayout

public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
public func NSStringFromSelector(_ selector: Selector) -> String { "" }
public func NSSelectorFromString(_ name: String) -> Selector {
  MainActor.assumeIsolated { Selector(name) }
}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public struct NSKeyValueChangeKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}

public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
  public let isPrior: Bool
}

public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  public func invalidate() {}
}

public protocol KeyValueObserving: NSObject {}
extension NSObject: KeyValueObserving {}

extension KeyValueObserving {
  /// Returns an observation that reports the current value if it is asked for the initial one.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      let value = self[keyPath: keyPath]
      changeHandler(self, NSKeyValueObservedChange(newValue: value, oldValue: nil, isPrior: false))
    }
    return NSKeyValueObservation()
  }

  /// Returns a publisher of the current value.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> { Just(self[keyPath: keyPath]).eraseToAnyPublisher() }
}

extension NSObject {
  public class func description() -> String { String(reflecting: self) }
  public func value(forKey key: String) -> Any? { nil }
  public func value(forKeyPath keyPath: String) -> Any? { nil }
  public func setValue(_ value: Any?, forKey key: String) {}
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {}
  public func willChangeValue(forKey key: String) {}
  public func didChangeValue(forKey key: String) {}
  public func addObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {}
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
  public func responds(to selector: Selector?) -> Bool { false }
  @discardableResult
  public func perform(_ selector: Selector?, with object: Any? = nil) -> Unmanaged<AnyObject>? {
    nil
  }
  public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {}
  public static func cancelPreviousPerformRequests(withTarget target: Any) {}
}
