import Foundation

/// The children of a node, asked as fast as they can be: what they answered before is remembered.
struct NodeChildren: LayoutChildren {
  unowned(unsafe) let node: LayoutNode
  private let children: [UnretainedNode]

  init(of node: LayoutNode) {
    self.node = node
    children = node.asked
  }

  var startIndex: Int { 0 }
  var endIndex: Int { children.count }
  subscript(index: Int) -> UnretainedNode { children[index] }

  var watcher: LayoutWatcher? { nil }

  var isCoupled: Bool { node.isCoupled }

  func areServedInOrder(along axis: Axis) -> Bool {
    !node.isCoupled && node.answer(along: axis).servesInOrder
  }

  var forgetAnswers: Bool { node.session.forgetsAnswers }

  func memory<Memory: RuleMemory>(_ make: () -> Memory) -> Memory {
    if let known = node.ruleMemory { return unsafeDowncast(known, to: Memory.self) }
    let memory = make()
    node.ruleMemory = memory
    return memory
  }

  func dimensions(in size: CGSize, for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: node, size: size, proposal: proposal)
  }

  func note(_ step: @autoclosure () -> StackStep) {}
}

extension UnretainedNode: LayoutChild {}
