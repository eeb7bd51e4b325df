@_spi(Reflection) import Swift
import Synchronization

/// A stored property of a view that the engine connects before it evaluates the body.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property that the engine provides, such as `State`.
protocol ConnectedProperty: SelfComparing {
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

extension Optional: SelfComparing, ConnectedProperty where Wrapped: ConnectedProperty {
  func connect(to storage: inout PropertyStorage.Slot, in context: PropertyContext) -> Bool {
    self?.connect(to: &storage, in: context) ?? false
  }
}

/// The values that the node of a view passes to its properties.
struct PropertyContext {
  let graph: ViewGraph
  let environment: EnvironmentValues
}

/// A property that the engine connects, in the values of a type of view.
///
/// The offset is the same for all values of the type, so that a property is connected in place;
/// `Mirror` would copy all properties of each value.
struct ConnectedField {
  /// The offset from the start of a view, in bytes.
  let offset: Int
  let type: any ConnectedProperty.Type

  private static let known = Mutex<[ObjectIdentifier: [ConnectedField]]>([:])

  /// Returns the fields of a type of view in the order of their declarations, including those of
  /// custom dynamic properties.
  static func fields(of type: Any.Type) -> [ConnectedField] {
    known.withLock { known in
      if let fields = known[ObjectIdentifier(type)] { return fields }
      var fields: [ConnectedField] = []
      append(to: &fields, of: type, at: 0)
      known[ObjectIdentifier(type)] = fields
      return fields
    }
  }

  private static func append(
    to fields: inout [ConnectedField],
    of type: Any.Type,
    at offset: Int
  ) {
    let holder = (type as? any PropertyHolding.Type)?.holder
    _forEachField(of: type) { _, start, type, _ in
      let place = offset + start
      if let holder {
        if type == holder { append(to: &fields, of: holder, at: place) }
      } else if let connected = type as? any ConnectedProperty.Type {
        fields.append(ConnectedField(offset: place, type: connected))
      } else if type is any DynamicProperty.Type {
        // A custom dynamic property consists of other dynamic properties.
        append(to: &fields, of: type, at: place)
      }
      return true
    }
  }
}

/// The storage in a node for the dynamic properties of its view.
struct PropertyStorage {
  /// The storage of one property.
  struct Slot {
    var value: AnyObject?
  }

  private var slots: [Slot] = []

  /// Connects the properties of the view at an address.
  ///
  /// - Returns: Whether the value of one of them differs from that of the last connection.
  mutating func connect(
    _ fields: [ConnectedField],
    of view: UnsafeRawPointer,
    in context: PropertyContext
  ) -> Bool {
    if slots.isEmpty { slots = Array(repeating: Slot(), count: fields.count) }
    var didChange = false
    for (index, field) in fields.enumerated() {
      func connect<Property: ConnectedProperty>(_ type: Property.Type) -> Bool {
        (view + field.offset).assumingMemoryBound(to: type).pointee
          .connect(to: &slots[index], in: context)
      }
      // R-STATE-1: a new value of the view uses the existing storage of its property.
      didChange = connect(field.type) || didChange
    }
    return didChange
  }
}

/// A view or a style whose dynamic properties are those of a value that it wraps.
protocol PropertyHolding {
  /// The type of the wrapped value, which is that of one stored property.
  nonisolated static var holder: Any.Type { get }
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
