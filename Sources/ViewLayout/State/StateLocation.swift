/// Where the value of a `State` lives as long as its view's identity does.
final class StateLocation<Value> {
  private let graph: ViewGraph
  private var current: Value
  /// The bodies that read the value since it last changed.
  private var readers: [ObjectIdentifier: WeakReevaluated] = [:]

  init(_ value: Value, graph: ViewGraph) {
    current = value
    self.graph = graph
  }

  var value: Value {
    get {
      if let reader = DependencyTracking.reader {
        readers[ObjectIdentifier(reader)] = WeakReevaluated(node: reader)
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
        if let node = reader.node, !node.hasLeft { graph.invalidate(node) }
      }
    }
  }

  private static func areEqual(_ left: Value, _ right: Value) -> Bool {
    guard let left = left as? any Equatable else { return false }
    return left.isEqual(to: right)
  }
}

/// A reader that may be gone by the time its value changes.
struct WeakReevaluated {
  weak var node: (any Reevaluated)?
}

extension Equatable {
  /// Whether another value of any type is of this type and equal.
  func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
