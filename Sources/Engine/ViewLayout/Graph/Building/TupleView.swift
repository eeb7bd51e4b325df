/// Several views side by side: transparent to the container around them (R-VIEW-1).
nonisolated public struct TupleView<Value>: View {
  /// The views.
  public var value: Value
  /// The type that knows each view's own type.
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

/// The views of a builder block, side by side.
final class TupleViewNode: ViewNode {
  private var children: [ViewNode] = []

  /// Makes the node.
  ///
  /// - Parameters:
  ///   - context: What the surroundings tell.
  ///   - makeChildren: Makes the views' nodes.
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

/// Knows the types of a tuple's views, of which `TupleView` names the tuple's only.
///
/// Each function takes the address of a tuple of the type that the knowledge is of.
nonisolated protocol ViewTuple {
  /// How many elements each of the views is.
  static func rowKinds(of tuple: UnsafeRawPointer) -> [RowKind]

  /// Makes the views' nodes.
  static func nodes(of tuple: UnsafeRawPointer, in context: ViewContext) -> [ViewNode]

  /// Brings the views' nodes up to date.
  static func update(_ nodes: [ViewNode], of tuple: UnsafeRawPointer, in context: ViewContext)
}

/// The tuples of views of some types.
nonisolated struct TypedViewTuple<each Content: View>: ViewTuple {
  static func rowKinds(of tuple: UnsafeRawPointer) -> [RowKind] {
    var kinds: [RowKind] = []
    for view in repeat each views(of: tuple) { kinds.append(view.rowKind) }
    return kinds
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
