import Foundation

/// The data of a node that measuring and placing read.
///
/// It is stored in the session's arena, followed by the layout rule. The fields that a measurement
/// reads come first, and rarely used ones last.
struct NodeRecord {
  var state = NodeState.new
  /// The flags of the layout rule, which do not depend on the children.
  var ruleFlags: RuleFlags
  /// The flags of the node, and the union of its children's.
  var flags: LayoutFlags = []
  var childFlags: LayoutFlags = []
  /// The guides for which the node or its children may have explicit values.
  var guides: GuideMask = []
  var childGuides: GuideMask = []
  /// Whether the node has any attachments.
  var hasAttachments = false
  /// Whether a `layoutPriority` modifier sets the priority.
  var hasExplicitPriority = false
  var childCount: Int32 = 0
  /// The layout priority of the node.
  var priority = 0.0
  /// The lengths of each axis, if the axes are independent.
  var width = AxisLengths()
  var height = AxisLengths()

  /// The size that the node was placed with, in points.
  var size = CGSize.zero
  /// The top leading corner in the parent's leading-to-trailing coordinates, in points.
  var origin = CGPoint.zero
  /// The proposal that the node was placed with.
  var placed = ProposalKey(.unspecified)

  /// The layout rule's type, which determines the memory after the record.
  let rule: any LayoutRule.Type
  var children: UnsafeMutablePointer<NodePointer>?
  /// The storage for a single child, which avoids an allocation.
  var onlyChild: NodePointer?
  var parent: NodePointer?
  let session: Unmanaged<LayoutSession>

  /// The priority of the `layoutPriority` modifier.
  var explicitPriority = 0.0
  /// The node's preferred spacing to its neighbors.
  var spacing = ViewSpacing.standard
  /// The sizes of a coupled node, or the lengths for proposals that `width` and `height` do not
  /// determine.
  var sizes = SizeCache()
  /// The layout rule's cache for the node.
  var ruleCache: RuleCache?
  /// The object that owns the record.
  unowned(unsafe) var node: LayoutNode?

  /// The offset of the rule's value from the start of the record, in bytes.
  static let length = (MemoryLayout<NodeRecord>.size + 15) & ~15
}

/// Flags for which values of a record are valid.
struct NodeState: OptionSet {
  let rawValue: UInt8

  /// The flags of the node are valid.
  static let valid = NodeState(rawValue: 1 << 0)
  /// The lengths of both axes are valid.
  static let measured = NodeState(rawValue: 1 << 1)
  /// The stack allocates lengths in source order and has the same gap between all children.
  static let allocatesInSourceOrder = NodeState(rawValue: 1 << 6)
  /// The flags were valid, and only a descendant may have changed since.
  static let needsValidation = NodeState(rawValue: 1 << 2)
  /// The values may differ from those that the parent last read.
  static let hasChanged = NodeState(rawValue: 1 << 3)
  /// The children need placement.
  static let needsPlacement = NodeState(rawValue: 1 << 4)
  /// A descendant needs placement, but the children do not.
  static let descendantNeedsPlacement = NodeState(rawValue: 1 << 5)

  /// The state of a node before its first measurement.
  static let new: NodeState = [.hasChanged, .needsPlacement]
}

/// The memory of nodes of one session; each record is followed by its layout rule.
///
/// Layout spends most of its time on memory access. Neighbors in the tree are made one after the
/// other, so they are adjacent in memory. A record does not move while its node exists. Freed
/// memory is reused for the next node of the same size.
final class NodeArena {
  /// The length of the first chunk, in bytes; each further chunk is twice as long as the previous
  /// one, up to a limit.
  private static let firstChunk = 1 << 10
  private static let doublings = 6
  /// The unit to which lengths are rounded up, in bytes, so that most rules can reuse each other's
  /// memory.
  private static let unit = alignment
  /// The maximum alignment of the values, in bytes.
  static let alignment = 16

  private var chunks: [UnsafeMutableRawBufferPointer] = []
  /// The address and the length of the free part of the last chunk.
  private var free: UnsafeMutableRawPointer?
  private var freeLength = 0
  /// The free lists, by number of units; each free piece starts with the address of the next one.
  @exclusivity(unchecked) private var freeLists: [UnsafeMutableRawPointer?] = []

  deinit { for chunk in chunks { chunk.deallocate() } }

  /// Allocates memory for a record and the value of a rule.
  func allocate(_ bytes: Int) -> UnsafeMutableRawPointer {
    let units = Self.units(of: bytes)
    if units < freeLists.count, let piece = freeLists[units] {
      freeLists[units] = piece.load(as: UnsafeMutableRawPointer?.self)
      return piece
    }
    let length = units * Self.unit
    if length > freeLength { addChunk(for: length) }
    let piece = free.unsafelyUnwrapped
    free = piece + length
    freeLength -= length
    return piece
  }

  /// Adds a piece to its free list.
  func deallocate(_ piece: UnsafeMutableRawPointer, _ bytes: Int) {
    let units = Self.units(of: bytes)
    while freeLists.count <= units { freeLists.append(nil) }
    piece.storeBytes(of: freeLists[units], as: UnsafeMutableRawPointer?.self)
    freeLists[units] = piece
  }

  private static func units(of bytes: Int) -> Int { (bytes + unit - 1) / unit }

  private func addChunk(for length: Int) {
    let chunk = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(Self.firstChunk << min(chunks.count, Self.doublings), length),
      alignment: Self.unit
    )
    (free, freeLength) = (chunk.baseAddress, chunk.count)
    chunks.append(chunk)
  }
}
