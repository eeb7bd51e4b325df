/// A method that a control or a gesture calls.
///
/// Specs write `#selector(name)` as on other systems; it becomes a selector of the method itself,
/// as there is no table of methods by name here. A selector of a name calls nothing.
@MainActor
public struct Selector {
  /// Calls the method of a target with a sender.
  package typealias Call = @MainActor (_ target: Any?, _ sender: Any) -> Void

  let call: Call

  /// Makes a selector of a name, which calls nothing.
  public init(_ name: String) { call = { _, _ in } }

  /// Makes a selector of an object's method.
  @preconcurrency public init<Result>(_ method: @escaping @MainActor () -> Result) {
    call = { _, _ in _ = method() }
  }

  /// Makes a selector of an object's method that takes who called.
  @_disfavoredOverload @preconcurrency public init<Sender, Result>(
    _ method: @escaping @MainActor (Sender) -> Result
  ) {
    call = { _, sender in
      if let sender = sender as? Sender { _ = method(sender) }
    }
  }

  /// Makes a selector of a type's method.
  @preconcurrency public init<Target, Result>(
    _ method: @escaping @MainActor (Target) -> () -> Result
  ) {
    call = { target, _ in
      if let target = target as? Target { _ = method(target)() }
    }
  }

  /// Makes a selector of a type's method that takes who called.
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

/// A method of an object that is called when something happens.
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
