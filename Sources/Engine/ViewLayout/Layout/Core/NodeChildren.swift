import Foundation

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
