import Foundation

/// The children of a node in a traced layout, which measure both axes together.
struct TracedChildren: LayoutChildren {
  let node: LayoutNode
  fileprivate let layoutTracer: LayoutTracer

  init(of node: LayoutNode, by tracer: LayoutTracer) {
    self.node = node
    layoutTracer = tracer
  }

  var startIndex: Int { 0 }
  var endIndex: Int { node.pointer.children.count }
  subscript(index: Int) -> TracedChild {
    TracedChild(pointer: node.pointer.children[index], tracer: layoutTracer)
  }

  var session: LayoutSession { node.session }

  var flags: LayoutFlags { NodeChildren(of: node).flags }

  var guides: GuideMask { NodeChildren(of: node).guides }

  var isCoupled: Bool { node.pointer.isCoupled }

  func areAllocatedInSourceOrder(along axis: Axis) -> Bool { false }

  func containerLength(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    layoutTracer.answer(of: node, to: proposal)[axis]
  }

  var ignoresCaches: Bool { true }

  /// Returns a new cache, unless caches of the type live as long as the node.
  func cache<Cache: RuleCache>(_ make: () -> Cache) -> Cache {
    Cache.lifetime == .node ? NodeChildren(of: node).cache(make) : make()
  }

  func dimensions(in size: CGSize, for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: node, size: size, proposal: proposal, tracer: layoutTracer)
  }

  func record(_ step: @autoclosure () -> DistributionStep) { layoutTracer.record(step()) }
}

extension LayoutChildren {
  /// The tracer of the layout; `nil` in an ordinary layout.
  var tracer: LayoutTracer? { (self as? TracedChildren)?.layoutTracer }
}

struct TracedChild: LayoutChild {
  let pointer: NodePointer
  let tracer: LayoutTracer

  var isCoupled: Bool { pointer.isCoupled }
  var guides: GuideMask { pointer.guides }
  var priority: Double { pointer.priority }
  var preferredSpacing: ViewSpacing { pointer.preferredSpacing }

  func measure(_ proposal: ProposedViewSize) -> CGSize { tracer.answer(of: node, to: proposal) }

  func measure(_ axis: Axis, for proposal: ProposedViewSize) -> CGFloat { measure(proposal)[axis] }

  /// Returns the guide's value; the explicit value is read even if the flags exclude one, as
  /// recorded.
  func guide(_ key: AlignmentGuideKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat {
    explicitGuide(key, size: size, proposal: proposal)
      ?? key.defaultValue(width: size.width, height: size.height) {
        dimensions(in: size, for: proposal)
      }
  }

  func explicitGuide(
    _ key: AlignmentGuideKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? { tracer.explicitGuide(key, of: node, size: size, proposal: proposal) }

  func dimensions(in size: CGSize, for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: node, size: size, proposal: proposal, tracer: tracer)
  }

  func place(at origin: CGPoint, proposal: ProposedViewSize, size: CGSize) {
    tracer.place(node, proposal: proposal, size: size)
  }

  func place(at origin: CGPoint, proposal: ProposedViewSize) {
    tracer.place(node, proposal: proposal)
  }
}

/// The explicit alignment guides of a node, read through the tracer.
private struct TracedGuides: ExplicitGuides {
  let node: LayoutNode
  let tracer: LayoutTracer

  func explicitGuide(
    _ key: AlignmentGuideKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? { tracer.explicitGuide(key, of: node, size: size, proposal: proposal) }
}

extension ViewDimensions {
  /// Makes the dimensions of a node for a proposal; the tracer is `nil` in an ordinary layout.
  init(node: LayoutNode, size: CGSize, proposal: ProposedViewSize, tracer: LayoutTracer?) {
    let traced = tracer.map { TracedGuides(node: node, tracer: $0) }
    self.init(node: node, guides: traced ?? node, size: size, proposal: proposal)
  }
}
