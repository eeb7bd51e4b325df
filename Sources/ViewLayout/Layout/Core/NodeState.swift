/// Whether what a record says of its node still holds.
struct NodeState: OptionSet {
  let rawValue: UInt8

  /// The facts are known.
  static let known = NodeState(rawValue: 1 << 0)
  /// The answers along both axes are known.
  static let answered = NodeState(rawValue: 1 << 1)
  /// A stack's children are served in the order of the source, with one gap between all.
  static let servesInOrder = NodeState(rawValue: 1 << 6)
  /// The facts were known, and only something inside may have changed since.
  static let doubtful = NodeState(rawValue: 1 << 2)
  /// The node tells other things than when the node around it asked last.
  static let isNews = NodeState(rawValue: 1 << 3)
  /// What is inside has to be placed again.
  static let unplaced = NodeState(rawValue: 1 << 4)
  /// Somewhere inside something has to be placed again, while the node itself need not.
  static let unplacedInside = NodeState(rawValue: 1 << 5)

  /// The state of a node that nobody has asked yet.
  static let new: NodeState = [.isNews, .unplaced]
}
