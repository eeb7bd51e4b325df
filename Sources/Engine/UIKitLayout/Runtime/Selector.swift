/// A method that a control or gesture recognizer calls.
///
/// Specs write `#selector(name)` as on Apple's systems; it becomes a selector of the method itself,
/// because Swift on Linux cannot look up methods by name. A selector created from a name calls
/// nothing.
@MainActor
public struct Selector {
  /// A closure that calls the method of a target with a sender.
  package typealias Call = @MainActor (_ target: Any?, _ sender: Any) -> Void

  let call: Call

  /// Creates a selector from a name, which calls nothing.
  public init(_ name: String) { call = { _, _ in } }

  /// Creates a selector for a method of an object, without parameters.
  @preconcurrency public init<Result>(_ method: @escaping @MainActor () -> Result) {
    call = { _, _ in _ = method() }
  }

  /// Creates a selector for a method of an object that takes the sender.
  @_disfavoredOverload @preconcurrency public init<Sender, Result>(
    _ method: @escaping @MainActor (Sender) -> Result
  ) {
    call = { _, sender in
      if let sender = sender as? Sender { _ = method(sender) }
    }
  }

  /// Creates a selector for a method of a type, without parameters.
  @preconcurrency public init<Target, Result>(
    _ method: @escaping @MainActor (Target) -> () -> Result
  ) {
    call = { target, _ in
      if let target = target as? Target { _ = method(target)() }
    }
  }

  @preconcurrency public init<Target, Sender, Result>(
    _ method: @escaping @MainActor (Target) -> (Sender) -> Result
  ) {
    call = { target, sender in
      if let target = target as? Target, let sender = sender as? Sender {
        _ = method(target)(sender)
      }
    }
  }
}

/// An object and the method that is called on it, as a target-action pair.
@MainActor
struct TargetAction {
  private weak var object: AnyObject?
  let selector: Selector

  init(_ target: Any?, _ selector: Selector) {
    object = target as AnyObject?
    self.selector = selector
  }

  func run(sender: Any) { selector.call(object, sender) }

  func isFor(_ target: Any?) -> Bool {
    guard let target else { return true }
    return object === (target as AnyObject)
  }
}
