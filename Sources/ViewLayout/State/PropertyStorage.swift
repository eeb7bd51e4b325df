/// What a node keeps for the dynamic properties of its view's values.
struct PropertyStorage {
  /// Whatever one property keeps, in the order of the properties.
  struct Slot {
    var value: AnyObject?
  }

  private var slots: [Slot] = []
  /// `nil` until the first value was looked at.
  private var hasProperties: Bool?

  /// Connects the properties of a view's value.
  mutating func connect<Content>(
    _ view: Content,
    of node: ViewNode,
    environment: EnvironmentValues
  ) {
    if hasProperties == false { return }
    let context = PropertyContext(graph: node.graph, environment: environment)
    var next = 0
    connectProperties(of: view, next: &next, in: context)
    // The properties of a type are the same in all of its values.
    hasProperties = next > 0
  }

  private mutating func connectProperties(
    of value: Any,
    next: inout Int,
    in context: PropertyContext
  ) {
    for child in Mirror(reflecting: value).children {
      guard let property = child.value as? any DynamicProperty else { continue }
      if let connected = property as? any ConnectedProperty {
        if next == slots.count { slots.append(Slot()) }
        connected.connect(to: &slots[next], in: context)
        next += 1
      } else {
        // An author's own dynamic property is made of others.
        connectProperties(of: property, next: &next, in: context)
      }
    }
  }
}
