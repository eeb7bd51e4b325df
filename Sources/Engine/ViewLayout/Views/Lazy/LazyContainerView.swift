import Foundation

/// A container view that creates the elements of its content as they become visible.
nonisolated protocol LazyContainerView: PrimitiveView {
  associatedtype Content: View

  var content: Content { get }

  /// The parts of sections that are pinned to the edges of the viewport.
  var pinnedViews: PinnedScrollableViews { get }

  /// The layout rule with the view's parameters; spacers and dividers inside follow its axis.
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

/// The node of a lazy container.
///
/// It creates the lines that are visible in its scroll view and releases those that are not
/// (R-LAZY-4).
final class LazyContainerViewNode<Container: LazyContainerView>: ContentViewNode, ElementOwner,
  GeometryReading
{
  private let lazyNode: LazyNode
  private let isInScrollView: Bool
  private var outline = LazyOutline()
  /// The visible range when lines were last created.
  private var lastVisible: LazyRange?
  private var pinnedViews: PinnedScrollableViews

  init(_ view: Container, in context: ViewContext) {
    lazyNode = LazyNode(view.rule, session: context.session)
    isInScrollView = context.isInScrollView
    pinnedViews = view.pinnedViews
    super.init(in: context)
    // Registered before the readers of the content, which are created later, as they become
    // visible.
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

  /// Returns the scroll target for an id; for a row that is not created, the estimated frame of its
  /// line.
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

  /// Updates the outline of the content; before the first placement, only the first line is
  /// created.
  func adoptElements() {
    outline = LazyOutline()
    content?.appendRows(to: &outline)
    lazyNode.setSections(outline.sections)
    let retained =
      isInScrollView
      ? lazyNode.slots.filter { $0 < outline.slotCount } : Array(0..<outline.slotCount)
    adopt(retained.isEmpty && outline.slotCount > 0 ? [0] : retained)
  }

  private func adopt(_ slots: [Int]) {
    lazyNode.adopt(
      slots.compactMap { slot in outline.element(ofSlot: slot).map { (slot, $0) } }
    )
  }
}

// MARK: - Visible lines

extension LazyContainerViewNode {
  /// R-LAZY-4: creates the pinned lines and those that intersect the viewport or the safe area
  /// insets that it touches, and none beyond them (as recorded).
  func readGeometry() {
    // A candidate that is not shown has no position, so none of its lines are visible.
    guard lazyNode.node.isPlaced, let visible = lazyNode.visibleRange, outline.slotCount > 0 else {
      return
    }
    guard lazyNode.hasChanged || visible != lastVisible else { return }
    lazyNode.willRealize()
    lastVisible = visible
    let made = LazyRealization(lazyNode, outline: outline).lines(in: visible.drawn)
    graph.catchUp()
    let lines = lazyNode.lines
    let pinned = pins(for: visible.viewport, lines: lines)
    let lineIndices = made.union(pinned.keys)
    let slots = lineIndices.sorted().flatMap { Array(lines.slots(ofLine: $0)) }
    lazyNode.willRelease(except: Set(slots))
    adopt(slots)
    outline.release(except: Set(slots))
    lazyNode.pin(pinned)
    // Inside a geometry reader, invalidation stops at the reader, which has been placed already.
    if lazyNode.hasChanged { graph.session.placeAgain() }
  }

  /// Returns the offsets of pinned lines.
  ///
  /// As recorded, the header of the section at the start of the viewport is pinned to the start,
  /// and the footer of the section at the end is pinned to the end. Both stay within their section.
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
