import Foundation

/// The node and its children as far as a rule may know of them, in the children's order.
protocol LayoutChildren: RandomAccessCollection where Element: LayoutChild, Index == Int {
  /// The node itself, for a rule that goes by where it is.
  var node: LayoutNode { get }
  var session: LayoutSession { get }
  /// The facts of all children together; none of an island's.
  var inside: NodeFacts { get }
  /// The guides that any child may have explicit values of; none of an island's.
  var guides: GuideMask { get }
  /// Whether one axis of the node depends on the other.
  var isCoupled: Bool { get }
  /// Whether a stack along an axis serves them in the order of the source, with one gap between all,
  /// and so without a memory of what each has got.
  func areServedInOrder(along axis: Axis) -> Bool
  /// The node's own answer along an axis, in points.
  func ownLength(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat
  /// Whether nothing that was answered before may be used again.
  var forgetAnswers: Bool { get }

  /// The findings of the rule on its children; they are forgotten when something in the node
  /// changes, unless the memory outlives that.
  ///
  /// - Parameter make: Makes a memory of nothing; a rule makes one type of memory only.
  /// - Returns: The memory that there is, or the one that was made.
  func memory<Memory: RuleMemory>(_ make: () -> Memory) -> Memory

  /// Tells whoever watches what a stack does; nothing is told in an ordinary layout.
  func note(_ step: @autoclosure () -> StackStep)

  /// The node's own size and guides.
  func dimensions(in size: CGSize, for proposal: ProposedViewSize) -> ViewDimensions
}

/// A child, as the rule around it asks and places it.
protocol LayoutChild {
  /// Where the child's record lies, for what modifiers say of the element.
  var pointer: NodePointer { get }
  /// Whether its answer along one axis may depend on the proposal along the other.
  var isCoupled: Bool { get }
  /// The guides that it may have explicit values of.
  var guides: GuideMask { get }
  /// The priority with which a stack serves it.
  var priority: Double { get }
  /// The distances that it prefers to its neighbours.
  var preferredSpacing: ViewSpacing { get }

  /// The answer to a proposal, in points.
  func measure(_ proposal: ProposedViewSize) -> CGSize
  /// The answer along one axis, in points.
  func measure(_ axis: Axis, for proposal: ProposedViewSize) -> CGFloat
  /// R-ALIGN-1: the guide's value, explicit or default, in points.
  func guide(_ key: AlignmentGuideKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat
  /// The guide's explicit value in points; `nil` where the default stands.
  func statedGuide(_ key: AlignmentGuideKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat?
  /// The child's size and guides for a proposal that it answered with a size.
  func dimensions(in size: CGSize, for proposal: ProposedViewSize) -> ViewDimensions

  /// Puts the child's top leading corner at a point of its parent's leading-to-trailing coordinates.
  ///
  /// - Parameters:
  ///   - origin: In points.
  ///   - proposal: What the child is proposed.
  ///   - size: What it answered to that.
  func place(at origin: CGPoint, proposal: ProposedViewSize, size: CGSize)
  /// The same, where nobody has asked the child for its answer yet.
  func place(at origin: CGPoint, proposal: ProposedViewSize)
}

extension LayoutChildren {
  /// The child of a rule that has one.
  var only: Element { self[startIndex] }

  /// Whether all children prefer the usual distances.
  var haveStandardSpacing: Bool { !inside.contains(.hasOwnSpacing) }
}

extension LayoutChild {
  var node: LayoutNode { pointer.node }
}

/// The children of a node, asked as fast as they can be: what they answered before is remembered.
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

  var inside: NodeFacts {
    pointer.know()
    return pointer.record.pointee.inside
  }

  var guides: GuideMask {
    pointer.know()
    return pointer.record.pointee.guidesInside
  }

  var isCoupled: Bool { pointer.isCoupled }

  func areServedInOrder(along axis: Axis) -> Bool {
    !pointer.isCoupled && pointer.answer(along: axis).servesInOrder
  }

  func ownLength(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    pointer.measure(axis, for: proposal)
  }

  var forgetAnswers: Bool { pointer.forgetsAnswers }

  func memory<Memory: RuleMemory>(_ make: () -> Memory) -> Memory {
    if let known = pointer.record.pointee.ruleMemory {
      return unsafeDowncast(known, to: Memory.self)
    }
    let memory = make()
    pointer.record.pointee.ruleMemory = memory
    return memory
  }

  func dimensions(in size: CGSize, for proposal: ProposedViewSize) -> ViewDimensions {
    pointer.dimensions(in: size, for: proposal)
  }

  func note(_ step: @autoclosure () -> StackStep) {}
}

extension NodePointer: LayoutChild {
  var pointer: NodePointer { self }
}
