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
