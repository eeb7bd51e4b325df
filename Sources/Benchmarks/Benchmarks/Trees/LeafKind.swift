/// The kind of view that a benchmark's trees end in.
enum LeafKind: String, CaseIterable {
  /// A colour in a frame of fixed lengths: two nodes.
  case fixed
  /// A colour that fills what it is proposed: one node.
  case flexible
  /// A short text: one node, whose axes depend on each other.
  case text

  /// How many nodes a leaf is.
  var nodes: Int { self == .fixed ? 2 : 1 }
}
