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

/// The memory of all nodes of one session: their records, each with its rule's value behind it, in the
/// order in which they were made.
///
/// Most of layout is fetching nodes from memory, and neighbours in a tree are made one after the
/// other: so they lie beside each other, away from everything that layout does not read. A record stays
/// where it is as long as its node lives. What a node leaves is for the next one of its size.
final class NodeArena {
  /// The length of the first chunk, in bytes; each is twice as long as the last, up to a limit.
  private static let firstChunk = 1 << 10
  private static let doublings = 6
  /// Lengths are counted in units, so that what one rule leaves serves most others.
  private static let unit = 16

  private var chunks: [UnsafeMutableRawBufferPointer] = []
  /// The part of the last chunk that nobody has taken yet.
  private var rest = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  /// What nodes have left, by units: each piece begins with the address of the next.
  private var left: [UnsafeMutableRawPointer?] = []

  deinit { for chunk in chunks { chunk.deallocate() } }

  /// A piece of memory for a record and the value of a rule.
  func take(_ bytes: Int) -> UnsafeMutableRawPointer {
    let units = Self.units(of: bytes)
    if units < left.count, let piece = left[units] {
      left[units] = piece.load(as: UnsafeMutableRawPointer?.self)
      return piece
    }
    let length = units * Self.unit
    if length > rest.count { addChunk(for: length) }
    defer { rest = UnsafeMutableRawBufferPointer(rebasing: rest[length...]) }
    return rest.baseAddress.unsafelyUnwrapped
  }

  /// Takes a piece back.
  func give(_ piece: UnsafeMutableRawPointer, _ bytes: Int) {
    let units = Self.units(of: bytes)
    while left.count <= units { left.append(nil) }
    piece.storeBytes(of: left[units], as: UnsafeMutableRawPointer?.self)
    left[units] = piece
  }

  private static func units(of bytes: Int) -> Int { (bytes + unit - 1) / unit }

  private func addChunk(for length: Int) {
    rest = .allocate(
      byteCount: max(Self.firstChunk << min(chunks.count, Self.doublings), length),
      alignment: Self.unit
    )
    chunks.append(rest)
  }
}
