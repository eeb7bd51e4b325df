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
