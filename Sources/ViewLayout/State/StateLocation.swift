/// Where the value of a `State` lives as long as its view's identity does.
final class StateLocation<Value> {
  private let graph: ViewGraph
  private var current: Value
  /// The bodies that read the value since it last changed.
  private var readers: [ObjectIdentifier: ViewNodeHandle] = [:]

  init(_ value: Value, graph: ViewGraph) {
    current = value
    self.graph = graph
  }

  var value: Value {
    get {
      if let reader = DependencyTracking.reader {
        readers[ObjectIdentifier(reader)] = reader.handle
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
        if let node = reader.node as? any Reevaluated { graph.invalidate(node) }
      }
    }
  }

  private static func areEqual(_ left: Value, _ right: Value) -> Bool {
    guard let left = left as? any Equatable else { return false }
    return left.isEqual(to: right)
  }
}

extension Equatable {
  /// Whether another value of any type is of this type and equal.
  func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
