/// A stored property of a view that the engine connects before it evaluates the body.
public protocol DynamicProperty {
  /// Called before the body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property that the engine itself provides.
protocol ConnectedProperty: DynamicProperty, SelfComparing {
  /// Connects the property to what its view's node keeps.
  ///
  /// - Returns: Whether the property reads another value than it did when it was connected last.
  func connect(to storage: inout PropertyStorage.Slot, in context: PropertyContext) -> Bool
}

extension ConnectedProperty {
  /// What is connected is the same as long as its view's identity is.
  func isKnownToEqual(_ other: Any) -> Bool { true }
}

/// The facts that a property learns of the node that it belongs to.
struct PropertyContext {
  let graph: ViewGraph
  let environment: EnvironmentValues
}

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

/// Where the value of a `State` lives as long as its view's identity does.
final class StateLocation<Value> {
  private let graph: ViewGraph
  private var current: Value
  /// The bodies that read the value since it last changed.
  private var readers: [ObjectIdentifier: Reader] = [:]

  private struct Reader {
    let handle: ViewNodeHandle
    /// The evaluation that read the value: what only an earlier one read does not count.
    let evaluation: Int
  }

  init(_ value: Value, graph: ViewGraph) {
    current = value
    self.graph = graph
  }

  var value: Value {
    get {
      if let reader = DependencyTracking.reader {
        readers[ObjectIdentifier(reader)] = Reader(
          handle: reader.handle,
          evaluation: reader.evaluation
        )
      }
      return current
    }
    set {
      let isSame = Self.areEqual(current, newValue)
      current = newValue
      if isSame { return }
      let outdated = readers.values
      readers = [:]
      for reader in outdated {
        if let node = reader.handle.node(since: reader.evaluation) { graph.outdated.add(node) }
      }
    }
  }

  private static func areEqual(_ left: Value, _ right: Value) -> Bool {
    guard let left = left as? any Equatable else { return false }
    return left.isEqual(to: right)
  }
}
