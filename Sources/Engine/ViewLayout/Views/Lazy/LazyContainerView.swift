import Foundation

/// A view that lays out the elements of its content as they come into sight.
nonisolated protocol LazyContainerView: PrimitiveView {
  associatedtype Content: View

  var content: Content { get }

  /// The sections' parts that stick to the viewport's ends.
  var pinnedViews: PinnedScrollableViews { get }

  /// The rule with the view's parameters; spacers and dividers inside go by its axis.
  var rule: LazyRule { get }
}

extension LazyContainerView {
  nonisolated func makeNode(in context: ViewContext) -> ViewNode {
    LazyContainerViewNode(self, in: context)
  }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    node.expected(LazyContainerViewNode<Self>.self).update(self, in: context)
  }
}

/// The node of a lazy container: it makes the lines that its scroll view shows, and lets go of
/// those that are out of sight (R-LAZY-4).
final class LazyContainerViewNode<Container: LazyContainerView>: ContentViewNode, ElementOwner,
  GeometryReading
{
  private let lazyNode: LazyNode
  private let isInScrollView: Bool
  private var outline = LazyOutline()
  /// The range that was in sight when lines were made last.
  private var lastVisible: Range<CGFloat>?
  private var pinnedViews: PinnedScrollableViews

  init(_ view: Container, in context: ViewContext) {
    lazyNode = LazyNode(view.rule, session: context.session)
    isInScrollView = context.isInScrollView
    pinnedViews = view.pinnedViews
    super.init(in: context)
    // Before what is inside, which is made as it comes into sight.
    if isInScrollView { graph.readers.add(self) }
    content = view.content.node(in: contentContext(of: view, in: context))
    configure(view, in: context)
    adoptElements()
  }

  override var staticCount: Int? { 1 }

  override func appendElements(to elements: inout [LayoutNode]) { elements.append(lazyNode.node) }

  override func elementsDidChange() { graph.regrouped.add(self) }

  func update(_ view: Container, in context: ViewContext) {
    if pinnedViews != view.pinnedViews { lastVisible = nil }
    pinnedViews = view.pinnedViews
    if let content {
      view.content.update(content, in: contentContext(of: view, in: context))
    }
    configure(view, in: context)
  }

  /// A row that is not made is where its line is estimated to be.
  override func scrollTarget(for id: AnyHashable) -> ScrollTarget? {
    if let target = content?.scrollTarget(for: id) { return target }
    guard let slot = outline.slot(of: id) else { return nil }
    let line = lazyNode.lines.line(ofSlot: slot)
    let lengths = lazyNode.lengths
    let start = lengths.offset(of: line) + lengths.gap(before: line)
    var frame = CGRect(origin: .zero, size: lazyNode.node.size)
    frame.origin[lazyNode.rule.axis] = start
    frame.size[lazyNode.rule.axis] = lengths.offset(of: line + 1) - start
    return ScrollTarget(frame, of: lazyNode.node)
  }

  private func contentContext(of view: Container, in context: ViewContext) -> ViewContext {
    var inside = context.inside(self, stackAxis: view.rule.axis)
    inside.makesRowsOnDemand = isInScrollView
    return inside
  }

  private func configure(_ view: Container, in context: ViewContext) {
    lazyNode.node.isRightToLeft = context.isRightToLeft
    lazyNode.set(view.rule)
  }

  /// Finds out what there is; before it is placed, the first line stands for all of them.
  func adoptElements() {
    outline = LazyOutline()
    content?.appendRows(to: &outline)
    lazyNode.setSections(outline.sections)
    let kept =
      isInScrollView
      ? lazyNode.slots.filter { $0 < outline.slotCount } : Array(0..<outline.slotCount)
    adopt(kept.isEmpty && outline.slotCount > 0 ? [0] : kept)
  }

  private func adopt(_ slots: [Int]) {
    lazyNode.adopt(
      slots.compactMap { slot in outline.element(ofSlot: slot).map { (slot, $0) } }
    )
  }
}

// MARK: - What is in sight

extension LazyContainerViewNode {
  /// Makes the lines that the viewport cuts, none beyond (recorded), and what is pinned.
  func readGeometry() {
    // A candidate that is not shown has no place, and nothing of it is in sight.
    guard lazyNode.node.isPlaced, let visible = lazyNode.visibleRange, outline.slotCount > 0 else {
      return
    }
    guard lazyNode.hasChanged || visible != lastVisible else { return }
    lazyNode.willRealize()
    lastVisible = visible
    let made = LazyRealization(lazyNode, outline: outline).lines(in: visible)
    graph.catchUp()
    let lines = lazyNode.lines
    let pinned = pins(for: visible, lines: lines)
    let wanted = made.union(pinned.keys)
    let slots = wanted.sorted().flatMap { Array(lines.slots(ofLine: $0)) }
    lazyNode.willRelease(except: Set(slots))
    adopt(slots)
    outline.release(except: Set(slots))
    lazyNode.pin(pinned)
    // In a reader the change ends at the reader, which is placed already.
    if lazyNode.hasChanged { graph.session.placeAgain() }
  }

  /// Recorded: the header of the section at the viewport's start sticks to it, the footer of the
  /// one at its end to that, both within their section.
  private func pins(for visible: Range<CGFloat>, lines: LazyLines) -> [Int: CGFloat] {
    let pinning = LazyPinning(lengths: lazyNode.lengths, lines: lines, sections: outline.sections)
    var pins: [Int: CGFloat] = [:]
    if pinnedViews.contains(.sectionHeaders) {
      pins.merge(pinning.headers(at: visible.lowerBound)) { $1 }
    }
    if pinnedViews.contains(.sectionFooters) {
      pins.merge(pinning.footers(at: visible.upperBound)) { $1 }
    }
    return pins
  }
}
