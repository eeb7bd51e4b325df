import Foundation

/// The children of a node, asked under the eyes of a watcher: each question whole, one after the other.
struct WatchedChildren: LayoutChildren {
  let node: LayoutNode
  fileprivate let layoutWatcher: LayoutWatcher

  init(of node: LayoutNode, by watcher: LayoutWatcher) {
    self.node = node
    layoutWatcher = watcher
  }

  var startIndex: Int { 0 }
  var endIndex: Int { node.pointer.children.count }
  subscript(index: Int) -> WatchedChild {
    WatchedChild(pointer: node.pointer.children[index], watcher: layoutWatcher)
  }

  var session: LayoutSession { node.session }

  var inside: NodeFacts { NodeChildren(of: node).inside }

  var guides: GuideMask { NodeChildren(of: node).guides }

  var isCoupled: Bool { node.pointer.isCoupled }

  func areServedInOrder(along axis: Axis) -> Bool { false }

  func ownLength(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    layoutWatcher.answer(of: node, to: proposal)[axis]
  }

  var forgetAnswers: Bool { true }

  /// Whoever watches sees a rule that knows nothing, but for what it keeps through every change.
  func memory<Memory: RuleMemory>(_ make: () -> Memory) -> Memory {
    Memory.lifetime == .node ? NodeChildren(of: node).memory(make) : make()
  }

  func dimensions(in size: CGSize, for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: node, size: size, proposal: proposal, watcher: layoutWatcher)
  }

  func note(_ step: @autoclosure () -> StackStep) { layoutWatcher.note(step()) }
}

extension LayoutChildren {
  /// Who watches what the children are asked; `nil` in an ordinary layout.
  var watcher: LayoutWatcher? { (self as? WatchedChildren)?.layoutWatcher }
}

/// A child that tells a watcher what it is asked.
struct WatchedChild: LayoutChild {
  let pointer: NodePointer
  let watcher: LayoutWatcher

  var isCoupled: Bool { pointer.isCoupled }
  var guides: GuideMask { pointer.guides }
  var priority: Double { pointer.priority }
  var preferredSpacing: ViewSpacing { pointer.preferredSpacing }

  func measure(_ proposal: ProposedViewSize) -> CGSize { watcher.answer(of: node, to: proposal) }

  func measure(_ axis: Axis, for proposal: ProposedViewSize) -> CGFloat { measure(proposal)[axis] }

  /// Whoever watches sees everybody asked, as recorded.
  func guide(_ key: AlignmentGuideKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat {
    statedGuide(key, size: size, proposal: proposal)
      ?? key.defaultValue(width: size.width, height: size.height) {
        dimensions(in: size, for: proposal)
      }
  }

  func statedGuide(
    _ key: AlignmentGuideKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? { watcher.statedGuide(key, of: node, size: size, proposal: proposal) }

  func dimensions(in size: CGSize, for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: node, size: size, proposal: proposal, watcher: watcher)
  }

  func place(at origin: CGPoint, proposal: ProposedViewSize, size: CGSize) {
    watcher.place(node, proposal: proposal, size: size)
  }

  func place(at origin: CGPoint, proposal: ProposedViewSize) {
    watcher.place(node, proposal: proposal)
  }
}

/// A node's guides under the eyes of a watcher.
private struct WatchedGuides: ExplicitGuides {
  let node: LayoutNode
  let watcher: LayoutWatcher

  func explicitGuide(
    _ key: AlignmentGuideKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? { watcher.statedGuide(key, of: node, size: size, proposal: proposal) }
}

extension ViewDimensions {
  /// A node's size for a proposal, with its guides; `nil` for a watcher where nobody watches.
  init(node: LayoutNode, size: CGSize, proposal: ProposedViewSize, watcher: LayoutWatcher?) {
    let watched = watcher.map { WatchedGuides(node: node, watcher: $0) }
    self.init(node: node, guides: watched ?? node, size: size, proposal: proposal)
  }
}
