/// The memory that a node keeps for the dynamic properties of its view's values.
struct PropertyStorage {
  /// Whatever one property keeps, in the order of the properties.
  struct Slot {
    var value: AnyObject?
  }

  private var slots: [Slot] = []

  /// Whether no property has been connected.
  var isEmpty: Bool { slots.isEmpty }

  /// Connects the properties of a view's value.
  ///
  /// - Returns: Whether one of them reads another value of the environment than it did last.
  mutating func connect<Content>(_ view: Content, in context: PropertyContext) -> Bool {
    var next = 0
    var holder: Any = view
    while let holding = holder as? any PropertyHolding { holder = holding.holder }
    return connectProperties(of: holder, next: &next, in: context)
  }

  private mutating func connectProperties(
    of value: Any,
    next: inout Int,
    in context: PropertyContext
  ) -> Bool {
    var didChange = false
    for child in Mirror(reflecting: value).children {
      guard let property = child.value as? any DynamicProperty else { continue }
      if let connected = property as? any ConnectedProperty {
        if next == slots.count { slots.append(Slot()) }
        // R-STATE-1: the value is new, what its property keeps is not.
        didChange = connected.connect(to: &slots[next], in: context) || didChange
        next += 1
      } else {
        // An author's own dynamic property is made of others.
        didChange = connectProperties(of: property, next: &next, in: context) || didChange
      }
    }
    return didChange
  }
}

/// A view whose dynamic properties are those of a value in it.
protocol PropertyHolding {
  /// The value whose properties count.
  nonisolated var holder: Any { get }
}
