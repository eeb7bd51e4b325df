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
