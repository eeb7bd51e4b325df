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
  /// The dynamic properties of a view.
  final let properties: [ConnectedField]

  fileprivate init(of type: Any.Type, length: Int, alignment: Int) {
    self.type = type
    properties = ConnectedField.fields(of: type)
    self.length = max(length, 1)
    self.alignment = alignment
  }

  /// Makes the record of a type of view.
  static func record<Content: View>(of type: Content.Type) -> BodyRecord {
    TypedBodyRecord<Content, Content.Body>(MainActorBridge.body(of: type))
  }

  /// Evaluates the body of a view that has no result, and stores the result.
  func evaluate(_ view: UnsafeMutableRawPointer) {}

  /// Deinitializes the last result of the body of a view.
  func removeResult(of view: UnsafeMutableRawPointer) {}

  /// Makes the node of the last result of the body of a view.
  func makeNode(of view: UnsafeMutableRawPointer, in context: ViewContext) -> ViewNode {
    preconditionFailure("a type of view has functions of its own")
  }

  /// Updates the node to the last result of the body of a view.
  func update(_ node: ViewNode, of view: UnsafeMutableRawPointer, in context: ViewContext) {}

  /// Deinitializes a view, but not the result of its body.
  func remove(_ view: UnsafeMutableRawPointer) {}
}

extension BodyRecord {
  /// Returns the node of a view of the record's type.
  final func node<Content: View>(of view: Content, in context: ViewContext) -> ViewNode {
    let memory =
      isInArena
      ? context.withGraph { $0.values.allocate(length) }
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
