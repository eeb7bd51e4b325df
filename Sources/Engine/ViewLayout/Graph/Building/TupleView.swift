/// A tuple of views, whose elements all belong to the container around it (R-VIEW-1).
nonisolated public struct TupleView<Value>: View {
  public var value: Value
  /// The static types of the views, which `Value` does not give access to.
  private let members: any ViewTuple.Type

  init<each Content: View>(_ value: (repeat each Content)) where Value == (repeat each Content) {
    self.value = value
    members = TypedViewTuple<repeat each Content>.self
  }
}

extension TupleView: PrimitiveView {
  nonisolated static var rowKind: RowKind { .unknown }

  nonisolated var ownRowKind: RowKind {
    withUnsafePointer(to: value) { .sum(members.rowKinds(of: $0)) }
  }

  nonisolated var isTransparentForRows: Bool { true }

  nonisolated func makeNode(in context: ViewContext) -> ViewNode {
    TupleViewNode(in: context) { inside in
      withUnsafePointer(to: value) { members.nodes(of: $0, in: inside) }
    }
  }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    let node = node.expected(TupleViewNode.self)
    let inside = context.inside(node)
    withUnsafePointer(to: value) { members.update(node.childNodes, of: $0, in: inside) }
  }
}

extension TupleView {
  /// The views of the tuple, in order.
  nonisolated var views: [any View] { withUnsafePointer(to: value) { members.all(of: $0) } }
}

/// The node of the views of a `ViewBuilder` block.
final class TupleViewNode: ViewNode {
  private var children: [ViewNode] = []

  /// Makes the node of a tuple.
  ///
  /// - Parameters:
  ///   - context: The context of the tuple.
  ///   - makeChildren: Makes the nodes of the tuple's views.
  init(in context: ViewContext, makeChildren: (ViewContext) -> [ViewNode]) {
    super.init(in: context)
    children = makeChildren(context.inside(self))
  }

  override var childNodes: [ViewNode] { children }

  override var staticCount: Int? {
    var count = 0
    for child in children {
      guard let own = child.staticCount else { return nil }
      count += own
    }
    return count
  }

  override func appendRows(to outline: inout LazyOutline) {
    for child in children { child.appendRows(to: &outline) }
  }
}

/// The static types of a tuple's views, of which `TupleView` has only the type of the tuple.
///
/// The argument of each function is the address of a tuple, which must have the implementation's
/// type.
nonisolated protocol ViewTuple {
  /// Returns the kind of each view's rows.
  static func rowKinds(of tuple: UnsafeRawPointer) -> [RowKind]

  /// Returns the views of a tuple in order.
  static func all(of tuple: UnsafeRawPointer) -> [any View]

  static func nodes(of tuple: UnsafeRawPointer, in context: ViewContext) -> [ViewNode]

  static func update(_ nodes: [ViewNode], of tuple: UnsafeRawPointer, in context: ViewContext)
}

/// The implementation for tuples of the given view types.
nonisolated struct TypedViewTuple<each Content: View>: ViewTuple {
  static func rowKinds(of tuple: UnsafeRawPointer) -> [RowKind] {
    var kinds: [RowKind] = []
    for view in repeat each views(of: tuple) { kinds.append(view.rowKind) }
    return kinds
  }

  static func all(of tuple: UnsafeRawPointer) -> [any View] {
    var all: [any View] = []
    for view in repeat each views(of: tuple) { all.append(view) }
    return all
  }

  static func nodes(of tuple: UnsafeRawPointer, in context: ViewContext) -> [ViewNode] {
    var nodes: [ViewNode] = []
    for view in repeat each views(of: tuple) { nodes.append(view.node(in: context)) }
    return nodes
  }

  static func update(_ nodes: [ViewNode], of tuple: UnsafeRawPointer, in context: ViewContext) {
    var place = 0
    for view in repeat each views(of: tuple) {
      view.update(nodes[place], in: context)
      place += 1
    }
  }

  private static func views(of tuple: UnsafeRawPointer) -> (repeat each Content) {
    tuple.assumingMemoryBound(to: (repeat each Content).self).pointee
  }
}
