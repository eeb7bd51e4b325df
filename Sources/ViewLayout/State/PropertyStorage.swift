/// What a node keeps for the dynamic properties of its view's values.
struct PropertyStorage {
  /// Whatever one property keeps, in the order of the properties.
  struct Slot {
    var value: AnyObject?
  }

  private var slots: [Slot] = []

  /// Connects the properties of a view's value.
  mutating func connect<Content>(
    _ view: Content,
    of node: ViewNode,
    environment: EnvironmentValues
  ) {
    if node.graph.hasNoProperties(Content.self) { return }
    let context = PropertyContext(graph: node.graph, environment: environment)
    var next = 0
    connectProperties(of: view, next: &next, in: context)
    if next == 0 { node.graph.rememberNoProperties(Content.self) }
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
