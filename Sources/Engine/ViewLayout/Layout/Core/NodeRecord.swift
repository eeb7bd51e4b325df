import Foundation

/// The hot memory of a node: everything that asking and placing read, and nothing else.
///
/// It lies in the session's arena, the rule's value behind it. What a question needs stands first, what
/// is rarely needed last.
struct NodeRecord {
  var state = NodeState.new
  /// The facts that the rule states whatever is inside.
  var habits: RuleHabits
  /// The facts of the node, and those of its children together.
  var facts: NodeFacts = []
  var inside: NodeFacts = []
  /// The guides that the node, and that its children, may have explicit values of.
  var guides: GuideMask = []
  var guidesInside: GuideMask = []
  /// Whether modifiers hung anything on the node.
  var hasAttachments = false
  /// Whether a modifier says the priority.
  var hasStatedPriority = false
  var childCount: Int32 = 0
  /// The priority with which a stack serves the node.
  var priority = 0.0
  /// What the node answers along each axis, where its axes are apart.
  var width = AnswerLengths()
  var height = AnswerLengths()

  /// The size that the node was placed with, in points.
  var size = CGSize.zero
  /// The top leading corner in the parent's leading-to-trailing coordinates, in points.
  var origin = CGPoint.zero
  /// The proposal that the node was placed with.
  var placed = KnownProposal(.unspecified)

  /// The rule's type, which knows what lies behind the record.
  let rule: any LayoutRule.Type
  var children: UnsafeMutablePointer<NodePointer>?
  /// The place of an only child, which needs no memory of its own.
  var onlyChild: NodePointer?
  var parent: NodePointer?
  let session: Unmanaged<LayoutSession>

  /// The priority that a modifier says.
  var statedPriority = 0.0
  /// The distances that the node prefers to its neighbours.
  var spacing = ViewSpacing.standard
  /// What the node answers to whole proposals where it is coupled, and along one axis to what its
  /// answers do not tell.
  var sizes = SizeMemory()
  /// The findings of the rule on its children, or whatever it keeps for the node.
  var ruleMemory: RuleMemory?
  /// The object that owns the record.
  unowned(unsafe) var node: LayoutNode?

  /// How far behind the start of a record its rule's value lies, in bytes.
  static let length = (MemoryLayout<NodeRecord>.size + 15) & ~15
}

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
