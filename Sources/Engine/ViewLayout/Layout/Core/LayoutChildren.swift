import Foundation

/// A node and its children, as a rule reads, measures and places them.
protocol LayoutChildren: RandomAccessCollection where Element: LayoutChild, Index == Int {
  /// The node itself, for a rule that depends on its position.
  var node: LayoutNode { get }
  var session: LayoutSession { get }
  /// The union of the children's flags; empty for a relayout boundary.
  var flags: LayoutFlags { get }
  /// The guides that any child may have explicit values of; empty for a relayout boundary.
  var guides: GuideMask { get }
  /// Whether the axes of the node are coupled.
  var isCoupled: Bool { get }
  /// Returns whether a stack along an axis allocates lengths in source order, with one gap between
  /// all children, and so needs no cache.
  func areAllocatedInSourceOrder(along axis: Axis) -> Bool
  /// Returns the node's own length along an axis, in points.
  func containerLength(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat
  /// Whether cached measurements must not be used.
  var ignoresCaches: Bool { get }

  /// Returns the cache of the rule, which is discarded at the end of its lifetime.
  ///
  /// - Parameter make: Makes an empty cache; a rule uses one type of cache only.
  /// - Returns: The existing cache, or the new one.
  func cache<Cache: RuleCache>(_ make: () -> Cache) -> Cache

  /// Records a step of a stack's distribution in a trace; does nothing in an ordinary layout.
  func record(_ step: @autoclosure () -> DistributionStep)

  /// The node's own size and guides.
  func dimensions(in size: CGSize, for proposal: ProposedViewSize) -> ViewDimensions
}

/// A child, as its parent's rule measures and places it.
protocol LayoutChild {
  /// The child's record, for its attachments.
  var pointer: NodePointer { get }
  /// Whether its length along one axis may depend on the proposal along the other.
  var isCoupled: Bool { get }
  /// The guides that it may have explicit values of.
  var guides: GuideMask { get }
  /// The layout priority.
  var priority: Double { get }
  /// Its preferred spacing to its neighbors.
  var preferredSpacing: ViewSpacing { get }

  /// Returns the size for a proposal, in points.
  func measure(_ proposal: ProposedViewSize) -> CGSize
  /// Returns the length along one axis, in points.
  func measure(_ axis: Axis, for proposal: ProposedViewSize) -> CGFloat
  /// R-ALIGN-1: returns the guide's explicit or default value, in points.
  func guide(_ key: AlignmentGuideKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat
  /// Returns the guide's explicit value in points; `nil` if the default applies.
  func explicitGuide(_ key: AlignmentGuideKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat?
  /// Returns the child's dimensions for a proposal that was measured with a size.
  func dimensions(in size: CGSize, for proposal: ProposedViewSize) -> ViewDimensions

  /// Places the child's top leading corner at a point of its parent's leading-to-trailing
  /// coordinates.
  ///
  /// - Parameters:
  ///   - origin: In points.
  ///   - proposal: The proposal to the child.
  ///   - size: The size for that proposal, in points.
  func place(at origin: CGPoint, proposal: ProposedViewSize, size: CGSize)
  /// Measures and places the child.
  func place(at origin: CGPoint, proposal: ProposedViewSize)
}

extension LayoutChildren {
  /// The first child, for a rule that has one.
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
