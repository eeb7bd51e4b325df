import Observation

/// Knows whose closure is being evaluated, so that what it reads can name it as a reader.
enum DependencyTracking {
  /// Only one scene is evaluated at a time: hosts are on the main actor.
  nonisolated(unsafe) private(set) static var reader: (any Reevaluated)?

  /// Evaluates an author's closure, and marks the node for evaluation when state or an observable
  /// model that the closure read has changed.
  static func evaluate<Result>(for node: (any Reevaluated)?, _ body: () -> Result) -> Result {
    guard let node else { return body() }
    let outer = reader
    reader = node
    defer { reader = outer }
    nonisolated(unsafe) let handle = node.handle
    return withObservationTracking(body) {
      if let node = handle.node as? any Reevaluated { node.graph.invalidate(node) }
    }
  }
}
