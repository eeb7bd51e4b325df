/// A stored property of a view that the engine connects before it evaluates the body.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property that the engine provides, such as `State`.
protocol ConnectedProperty: DynamicProperty, SelfComparing {
  /// Connects the property to the storage in its view's node.
  ///
  /// - Returns: Whether the property's value differs from that of the last connection.
  func connect(to storage: inout PropertyStorage.Slot, in context: PropertyContext) -> Bool
}

extension ConnectedProperty {
  /// Returns `true`, since the property's storage is the same for the whole lifetime of the view's
  /// identity.
  func isKnownToEqual(_ other: Any) -> Bool { true }
}

/// The values that the node of a view passes to its properties.
struct PropertyContext {
  let graph: ViewGraph
  let environment: EnvironmentValues
}

/// The storage in a node for the dynamic properties of its view.
struct PropertyStorage {
  /// The storage of one property.
  struct Slot {
    var value: AnyObject?
  }

  private var slots: [Slot] = []

  /// Whether no property has been connected.
  var isEmpty: Bool { slots.isEmpty }

  /// Connects the properties of a view's value.
  ///
  /// - Returns: Whether the value of one of them differs from that of the last connection.
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
        // R-STATE-1: a new value of the view uses the existing storage of its property.
        didChange = connected.connect(to: &slots[next], in: context) || didChange
        next += 1
      } else {
        // A custom dynamic property consists of other dynamic properties.
        didChange = connectProperties(of: property, next: &next, in: context) || didChange
      }
    }
    return didChange
  }
}

/// A view whose dynamic properties are those of a value that it wraps.
protocol PropertyHolding {
  /// The wrapped value, whose dynamic properties the view has.
  nonisolated var holder: Any { get }
}

/// The storage of a `State`, which lives as long as its view's identity.
final class StateLocation<Value> {
  private let graph: ViewGraph
  private var current: Value
  /// The bodies that have read the value since its last change.
  private var readers: [ObjectIdentifier: Reader] = [:]

  private struct Reader {
    let handle: ViewNodeHandle
    /// The evaluation that read the value.
    ///
    /// Reads of earlier evaluations are ignored.
    let evaluation: UInt32
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
