import Observation

/// The properties that all views of one type with a body share.
final class BodyRecord {
  let type: Any.Type
  /// How often bodies of the type were evaluated.
  var evaluations = 0
  /// Whether values of the type have dynamic properties; `true` until one has been inspected.
  ///
  /// It is cached because reflection is slow and the same for all values of a type.
  var hasProperties = true

  init(_ type: Any.Type) { self.type = type }
}

/// Tracks which node's closure is being evaluated, to register it as a reader of state.
enum DependencyTracking {
  /// Only one scene is evaluated at a time: hosts are on the main actor.
  nonisolated(unsafe) private(set) static var reader: (any Reevaluated)?

  /// Evaluates a node's closure, and marks the node as outdated when state that it read changes.
  ///
  /// This covers state and observable models. Only the reads of the last evaluation count.
  static func evaluate<Result>(for node: any Reevaluated, _ body: () -> Result) -> Result {
    node.evaluation += 1
    return evaluatePart(of: node, body)
  }

  /// Evaluates a closure that belongs to a node's last evaluation; `nil` for one of no node.
  static func evaluatePart<Result>(
    of node: (any Reevaluated)?,
    _ body: () -> Result
  ) -> Result {
    guard let node else { return body() }
    let outer = reader
    reader = node
    defer { reader = outer }
    return withObservationTracking(body, onChange: invalidation(of: node))
  }

  /// The closure that marks a node whose last evaluation was this one; made only where something
  /// was read.
  private static func invalidation(of node: any Reevaluated) -> @Sendable () -> Void {
    nonisolated(unsafe) let handle = node.handle
    let evaluation = node.evaluation
    return {
      if let node = handle.node(since: evaluation) { node.graph.outdated.add(node) }
    }
  }
}

extension ViewNodeHandle {
  /// The node as long as an evaluation is its last one; `nil` afterwards.
  func node(since evaluation: Int) -> (any Reevaluated)? {
    guard let node = node as? any Reevaluated, node.evaluation == evaluation else { return nil }
    return node
  }
}

/// The bodies that have read changed state.
final class DirtyBodies {
  /// The maximum number of iterations, since a body that sets state that it reads never settles.
  private static let roundLimit = 16

  /// R-STATE-8: each body once, however many changes there were in one action.
  private var nodes: [ObjectIdentifier: any Reevaluated] = [:]

  var isEmpty: Bool { nodes.isEmpty }

  /// Marks a body for evaluation.
  func add(_ node: any Reevaluated) { nodes[ObjectIdentifier(node)] = node }

  /// Unmarks a body.
  ///
  /// Called by each node that is evaluated, whatever the cause.
  func remove(_ node: any Reevaluated) { nodes[ObjectIdentifier(node)] = nil }

  /// Evaluates the bodies.
  ///
  /// Outer bodies come first, and those of the same depth in source order, so views appear in a
  /// deterministic order. Bodies that do not settle within the limit stay outdated.
  func evaluate() {
    for _ in 0..<Self.roundLimit where !nodes.isEmpty {
      let batch = nodes.values.sorted { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
      for node in batch where nodes[ObjectIdentifier(node)] != nil {
        remove(node)
        if !node.hasLeft { node.reevaluate() }
      }
    }
  }
}

/// A node whose body can be evaluated again by itself.
protocol Reevaluated: GraphNode {
  var graph: ViewGraph { get }

  func reevaluate()
}
