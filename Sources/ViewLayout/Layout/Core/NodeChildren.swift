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

  var isCoupled: Bool { node.isCoupled }

  var answerRanges: Bool { node.session.recorder == nil }

  var forgetAnswers: Bool { node.session.forgetsAnswers }

  /// Whoever watches the negotiation sees a rule that knows nothing.
  func memory<Memory: RuleMemory>(_ make: () -> Memory) -> Memory {
    guard node.session.recorder == nil || Memory.outlivesChanges else { return make() }
    if let known = node.ruleMemory { return unsafeDowncast(known, to: Memory.self) }
    let memory = make()
    node.ruleMemory = memory
    return memory
  }

  func dimensions(in size: CGSize, for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: node, size: size, proposal: proposal)
  }
}

extension UnretainedNode: LayoutChild {}
