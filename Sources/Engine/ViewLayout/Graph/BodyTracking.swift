import Observation

/// The data that all views of one type with a body share, and their functions for nodes.
///
/// A node stores its view, followed by the last result of the body, in memory of the graph, whose
/// types only the record has. So all nodes are of one class, and no type is looked up for a node.
class BodyRecord {
  let type: Any.Type
  /// The length of a view and of the result of its body, in bytes.
  private let length: Int
  private let alignment: Int
  /// The number of evaluations of bodies of the type.
  final var evaluations = 0
  /// Whether values of the type have dynamic properties; `true` until the first value has been
  /// inspected.
  ///
  /// The result is cached because reflection is slow and gives the same for all values of a type.
  final var hasProperties = true

  fileprivate init(of type: Any.Type, length: Int, alignment: Int) {
    self.type = type
    self.length = max(length, 1)
    self.alignment = alignment
  }

  /// Makes the record of a type of view.
  static func record<Content: View>(of type: Content.Type) -> BodyRecord {
    TypedBodyRecord<Content, Content.Body>(MainActorBridge.body(of: type))
  }

  /// Connects the dynamic properties of a view to their storage.
  ///
  /// - Returns: Whether the value of any property differs from that of the last evaluation.
  func connectProperties(
    of view: UnsafeMutableRawPointer,
    to storage: inout PropertyStorage,
    in context: PropertyContext
  ) -> Bool { false }

  /// Evaluates the body of a view for the first time, and stores the result.
  func evaluate(_ view: UnsafeMutableRawPointer) {}

  /// Removes the last result of the body of a view.
  func removeResult(of view: UnsafeMutableRawPointer) {}

  /// Makes the node of the last result of the body of a view.
  func makeNode(of view: UnsafeMutableRawPointer, in context: ViewContext) -> ViewNode {
    preconditionFailure("a type of view has functions of its own")
  }

  /// Updates the node to the last result of the body of a view.
  func update(_ node: ViewNode, of view: UnsafeMutableRawPointer, in context: ViewContext) {}

  /// Removes a view.
  func remove(_ view: UnsafeMutableRawPointer) {}
}

extension BodyRecord {
  /// Returns the node of a view of the record's type.
  final func node<Content: View>(of view: Content, in context: ViewContext) -> ViewNode {
    let memory =
      isInArena
      ? context.graph.values.allocate(length)
      : .allocate(byteCount: length, alignment: alignment)
    memory.initializeMemory(as: Content.self, to: view)
    return CompositeViewNode(memory, record: self, in: context)
  }

  /// Frees the memory of a view and of the result of its body.
  final func deallocate(_ view: UnsafeMutableRawPointer, in graph: ViewGraph) {
    removeResult(of: view)
    remove(view)
    if isInArena { graph.values.deallocate(view, length) } else { view.deallocate() }
  }

  // mutants(comparison): cost only
  private var isInArena: Bool { alignment <= NodeArena.alignment }
}

/// The functions of views of one type, given the type of their bodies.
///
/// `Result` is the type `Content.Body`. As a parameter it is stored in the record's own type;
/// otherwise it would be looked up in each call. Values are passed as `inout`, since they would be
/// copied otherwise.
private final class TypedBodyRecord<Content: View, Result: View>: BodyRecord {
  private let body: (inout Content) -> Result
  /// The offset of the result from the view, in bytes.
  private let offset: Int

  init(_ body: @escaping (inout Content) -> Result) {
    let alignment = MemoryLayout<Result>.alignment
    self.body = body
    offset = (MemoryLayout<Content>.size + alignment - 1) & -alignment
    super.init(
      of: Content.self,
      length: offset + MemoryLayout<Result>.size,
      alignment: max(MemoryLayout<Content>.alignment, alignment)
    )
  }

  private func content(_ view: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Content> {
    view.assumingMemoryBound(to: Content.self)
  }

  private func result(_ view: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Result> {
    (view + offset).assumingMemoryBound(to: Result.self)
  }

  override func connectProperties(
    of view: UnsafeMutableRawPointer,
    to storage: inout PropertyStorage,
    in context: PropertyContext
  ) -> Bool { storage.connect(content(view).pointee, in: context) }

  override func evaluate(_ view: UnsafeMutableRawPointer) {
    result(view).initialize(to: body(&content(view).pointee))
  }

  override func removeResult(of view: UnsafeMutableRawPointer) {
    result(view).deinitialize(count: 1)
  }

  override func makeNode(of view: UnsafeMutableRawPointer, in context: ViewContext) -> ViewNode {
    result(view).pointee.nodeInPlace(in: context)
  }

  override func update(
    _ node: ViewNode,
    of view: UnsafeMutableRawPointer,
    in context: ViewContext
  ) { result(view).pointee.updateInPlace(node, in: context) }

  override func remove(_ view: UnsafeMutableRawPointer) { content(view).deinitialize(count: 1) }
}

extension View {
  /// Makes the node of a view, which is passed as `inout` so that it is not copied.
  @inline(never)
  nonisolated mutating func nodeInPlace(in context: ViewContext) -> ViewNode { node(in: context) }

  /// Updates the node of a view, which is passed as `inout` so that it is not copied.
  @inline(never)
  nonisolated mutating func updateInPlace(_ node: ViewNode, in context: ViewContext) {
    update(node, in: context)
  }
}

/// Tracks which node's closure is being evaluated, to record which state it reads.
enum DependencyTracking {
  /// The node whose closure is being evaluated; `nil` outside of evaluations.
  ///
  /// A single variable suffices: hosts are on the main actor, so only one scene is evaluated at a
  /// time.
  nonisolated(unsafe) unowned(unsafe) private(set) static var reader: (any Reevaluated)?

  /// Evaluates a node's closure, and marks the node as dirty when state that it read changes.
  ///
  /// This covers state and observable models. Only the reads of the last evaluation count.
  static func evaluate<Result>(for node: any Reevaluated, _ body: () -> Result) -> Result {
    node.beginEvaluation()
    return evaluatePart(of: node, body)
  }

  /// Evaluates a closure as part of a node's last evaluation; with `nil` reads are not tracked.
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

  /// Returns a closure that marks the node as dirty, unless it has been evaluated again since this
  /// call.
  private static func invalidation(of node: any Reevaluated) -> @Sendable () -> Void {
    nonisolated(unsafe) let handle = node.handle
    let evaluation = node.evaluation
    return {
      if let node = handle.node(since: evaluation) { node.graph.outdated.add(node) }
    }
  }
}

extension ViewNodeHandle {
  /// Returns the node if the given evaluation is still its last one; otherwise `nil`.
  func node(since evaluation: Int) -> (any Reevaluated)? {
    guard let node = node as? any Reevaluated, node.evaluation == evaluation else { return nil }
    return node
  }
}

/// The bodies that have to be evaluated, since state that they read has changed.
final class DirtyBodies {
  /// The maximum number of iterations, since a body that sets state that it reads is dirty forever.
  private static let roundLimit = 16

  /// R-STATE-8: each body is evaluated once, regardless of the number of changes in one action.
  private var nodes: [ObjectIdentifier: any Reevaluated] = [:]

  var isEmpty: Bool { nodes.isEmpty }

  /// Marks a body as dirty.
  func add(_ node: any Reevaluated) { nodes[ObjectIdentifier(node)] = node }

  /// Removes the mark of a body.
  ///
  /// Every evaluation of a body calls this, regardless of its cause.
  func remove(_ node: any Reevaluated) { nodes[ObjectIdentifier(node)] = nil }

  /// Evaluates the dirty bodies.
  ///
  /// Outer bodies come first, and bodies of the same depth in source order, so that views appear in
  /// a deterministic order. Bodies that are dirty again after the last iteration stay dirty.
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

/// A node whose body can be evaluated again independently of its ancestors.
protocol Reevaluated: GraphNode {
  var graph: ViewGraph { get }

  func reevaluate()
}
