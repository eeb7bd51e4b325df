import Foundation

/// The children of a node, as its layout rule reads, measures and places them.
protocol LayoutChildren: RandomAccessCollection where Element: LayoutChild, Index == Int {
  /// The node itself, for rules that depend on its position.
  var node: LayoutNode { get }
  var session: LayoutSession { get }
  /// The union of the children's flags; empty for a relayout boundary.
  var flags: LayoutFlags { get }
  /// The guides that any child may have explicit values of; empty for a relayout boundary.
  var guides: GuideMask { get }
  /// Whether the axes of the node are coupled.
  var isCoupled: Bool { get }
  /// Returns whether a stack along an axis needs no cache.
  ///
  /// That is the case if it allocates lengths in source order and has the same gap between all
  /// children.
  func areAllocatedInSourceOrder(along axis: Axis) -> Bool
  /// Returns the length of the node itself along an axis, in points.
  func containerLength(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat
  /// Whether cached measurements must not be used.
  var ignoresCaches: Bool { get }

  /// Returns the layout rule's cache for the node, and creates it if necessary.
  ///
  /// The cache is discarded at the end of its lifetime.
  ///
  /// - Parameter make: Makes an empty cache; a rule uses only one type of cache.
  /// - Returns: The existing or new cache.
  func cache<Cache: RuleCache>(_ make: () -> Cache) -> Cache

  /// Records a step of the space distribution of a stack or a grid in a trace; has no effect in an
  /// ordinary layout.
  func record(_ step: @autoclosure () -> DistributionStep)

  /// Returns the dimensions of the node itself, with its guides.
  func dimensions(in size: CGSize, for proposal: ProposedViewSize) -> ViewDimensions
}

/// A child of a node, as the node's layout rule measures and places it.
protocol LayoutChild {
  /// The child's record, which gives access to its attachments.
  var pointer: NodePointer { get }
  /// Whether the child's length along one axis may depend on the proposal along the other axis.
  var isCoupled: Bool { get }
  /// The guides for which the child may have explicit values.
  var guides: GuideMask { get }
  /// The layout priority of the child.
  var priority: Double { get }
  /// The child's preferred spacing to its neighbors.
  var preferredSpacing: ViewSpacing { get }

  /// Returns the size for a proposal, in points.
  func measure(_ proposal: ProposedViewSize) -> CGSize
  /// Returns the length along one axis, in points.
  func measure(_ axis: Axis, for proposal: ProposedViewSize) -> CGFloat
  /// R-ALIGN-1: returns the guide's explicit or default value, in points.
  func guide(_ key: AlignmentGuideKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat
  /// Returns the guide's explicit value in points; `nil` if the default applies.
  func explicitGuide(_ key: AlignmentGuideKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat?
  /// Returns the child's dimensions for a proposal, given its size for that proposal.
  func dimensions(in size: CGSize, for proposal: ProposedViewSize) -> ViewDimensions

  /// Places the child, given its size.
  ///
  /// - Parameters:
  ///   - origin: The child's top leading corner in the parent's leading-to-trailing coordinates, in
  ///     points.
  ///   - proposal: The proposal to the child.
  ///   - size: The child's size for that proposal, in points.
  func place(at origin: CGPoint, proposal: ProposedViewSize, size: CGSize)
  /// Measures and places the child.
  func place(at origin: CGPoint, proposal: ProposedViewSize)
}

extension LayoutChildren {
  /// The first child, for rules with a single child.
  var only: Element { self[startIndex] }

  /// Whether all children have the standard spacing.
  var haveStandardSpacing: Bool { !flags.contains(.hasOwnSpacing) }
}

extension LayoutChild {
  var node: LayoutNode { pointer.node }
}

/// The children of a node in an ordinary layout, which caches measurements.
struct NodeChildren: LayoutChildren {
  private let pointer: NodePointer
  private let children: UnsafeBufferPointer<NodePointer>

  init(of pointer: NodePointer) {
    self.pointer = pointer
    children = pointer.children
  }

  init(of node: LayoutNode) { self.init(of: node.pointer) }

  var startIndex: Int { 0 }
  var endIndex: Int { children.count }
  subscript(index: Int) -> NodePointer { children[index] }

  var node: LayoutNode { pointer.node }

  var session: LayoutSession { pointer.session }

  var flags: LayoutFlags {
    pointer.validate()
    return pointer.record.pointee.childFlags
  }

  var guides: GuideMask {
    pointer.validate()
    return pointer.record.pointee.childGuides
  }

  var isCoupled: Bool { pointer.isCoupled }

  func areAllocatedInSourceOrder(along axis: Axis) -> Bool {
    !pointer.isCoupled && pointer.axisSizing(along: axis).allocatesInSourceOrder
  }

  func containerLength(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    pointer.measure(axis, for: proposal)
  }

  var ignoresCaches: Bool { pointer.disablesCaches }

  func cache<Cache: RuleCache>(_ make: () -> Cache) -> Cache {
    if let known = pointer.record.pointee.ruleCache {
      return unsafeDowncast(known, to: Cache.self)
    }
    let cache = make()
    pointer.record.pointee.ruleCache = cache
    return cache
  }

  func dimensions(in size: CGSize, for proposal: ProposedViewSize) -> ViewDimensions {
    pointer.dimensions(in: size, for: proposal)
  }

  func record(_ step: @autoclosure () -> DistributionStep) {}
}

extension NodePointer: LayoutChild {
  var pointer: NodePointer { self }
}
