import Foundation

/// A navigation container: the view at the end of its path, with the bars that this view requests
/// (R-BAR-1).
nonisolated struct NavigationContainer<Root: View>: View {
  /// The name in reports; `nil` for a column of a split view, which they do not list.
  let name: String?
  /// The views that are not laid out; `nil` if all are.
  var omission: BarContainerRule.Omission?
  /// The values of the views on top of the root.
  var path: [AnyHashable] = []
  /// A view on top of the root that no view inside requests; `nil` for none.
  var presented: AnyView?
  @ViewBuilder let root: Root

  /// The root, which fills the space between the bars.
  fileprivate var filledRoot: some View { FilledSpace { root } }

  /// Returns the layout rule with the lengths of its bars.
  fileprivate func rule(with bars: NavigationBars?) -> BarContainerRule {
    BarContainerRule(
      name: name,
      omission: omission,
      top: bars?.topBar,
      bottom: bars?.bottomBar
    )
  }
}

/// A view that fills its proposal and has its content in the center (R-SCROLL-7).
///
/// For an unspecified proposal it has the size of its content.
nonisolated struct FilledSpace<Content: View>: View {
  var alignment = Alignment.center
  @ViewBuilder let content: Content

  @MainActor var body: some View {
    VStack { content }
      .unlisted()
      .frame(
        minWidth: 0,
        // R-SCROLL-7: the view fills the proposed width.
        maxWidth: .infinity,
        minHeight: 0,
        // R-SCROLL-7: the view fills the proposed height.
        maxHeight: .infinity,
        alignment: alignment
      )
      .unlisted()
  }
}

extension NavigationContainer: PrimitiveView {
  nonisolated func makeNode(in context: ViewContext) -> ViewNode {
    NavigationViewNode(self, in: context)
  }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    node.expected(NavigationViewNode<Root>.self).update(self, in: context)
  }
}

final class NavigationViewNode<Root: View>: ViewNode, ElementOwner, BarOwner, Reevaluated,
  GeometryReading
{
  /// A view on top of the root.
  private struct Level {
    /// The value in the path; `nil` for a view that a binding presents.
    let value: AnyHashable?
    let view: FilledSpace<AnyView>
    let node: ViewNode
    /// Whether the view was last updated as content below a large title.
    var isBelowLargeTitle: Bool
  }

  private var view: NavigationContainer<Root>
  private var context: RetainedContext
  private let layoutNode: RuleNode<BarContainerRule>
  private var root: ViewNode?
  /// Whether the root was last updated as content below a large title.
  private var isRootBelowLargeTitle = false
  private var levels: [Level] = []
  private var bars: NavigationBars?
  /// The height that a large title has lost because the content is scrolled, in points.
  private var collapsedLength: CGFloat = 0
  private var columnWidth: LayoutValueAttachment?
  /// Whether the node is registered as a geometry reader, because it observes the scrolling of its
  /// content.
  private var isReader = false
  /// Whether requests have to be collected again.
  private var isOutdated = false
  /// Whether the views on top of the root are being updated.
  private var isUpdating = false

  init(_ view: NavigationContainer<Root>, in context: ViewContext) {
    self.view = view
    self.context = RetainedContext(context)
    layoutNode = RuleNode(view.rule(with: nil), session: context.session)
    super.init(in: context)
    root = view.filledRoot.node(in: inside(context, isBelowLargeTitle: false))
    isOutdated = isOutdated || !view.path.isEmpty || view.presented != nil
    setDirection()
    adoptElements()
  }

  override var staticCount: Int? { 1 }

  override var childNodes: [ViewNode] {
    [root].compactMap(\.self) + levels.map(\.node) + [bars?.parts].compactMap(\.self)
  }

  override func appendElements(to elements: inout [LayoutNode]) { elements.append(layoutNode.node) }

  func update(_ view: NavigationContainer<Root>, in context: ViewContext) {
    let hasLevels = view.presented != nil || !levels.isEmpty
    if view.path != self.view.path || bars != nil || hasLevels { setOutdated() }
    self.view = view
    self.context.follow(context)
    if let root { view.filledRoot.update(root, in: rootContext(inside: context)) }
    setDirection()
  }

  private func rootContext(inside context: ViewContext) -> ViewContext {
    inside(context, isBelowLargeTitle: isRootBelowLargeTitle)
  }

  private func inside(_ context: ViewContext, isBelowLargeTitle: Bool) -> ViewContext {
    var context = context.inside(self, stackAxis: .vertical)
    if isBelowLargeTitle { context.environment.isBelowLargeTitle = true }
    return context
  }

  /// Updates the shown view if it has moved below a large title, or is no longer below one.
  ///
  /// R-BAR-3: a large title replaces the space above the first row of a list.
  private func updateShown(isBelowLargeTitle: Bool) {
    let context = inside(context.known.withEnvironmentChange, isBelowLargeTitle: isBelowLargeTitle)
    if let top = levels.last {
      guard top.isBelowLargeTitle != isBelowLargeTitle else { return }
      levels[levels.count - 1].isBelowLargeTitle = isBelowLargeTitle
      top.view.update(top.node, in: context)
    } else if let root {
      guard isRootBelowLargeTitle != isBelowLargeTitle else { return }
      isRootBelowLargeTitle = isBelowLargeTitle
      view.filledRoot.update(root, in: context)
    }
    graph.catchUp()
  }

  private func setDirection() {
    layoutNode.node.isRightToLeft = context.known.isRightToLeft
    bars?.setRightToLeft(context.known.isRightToLeft)
  }

  /// The view at the end of the path.
  private var shown: ViewNode? { levels.last?.node ?? root }

  override func preferences() -> PreferenceValues { shown?.preferences() ?? PreferenceValues() }

  override func scrollTarget(for id: AnyHashable) -> ScrollTarget? { shown?.scrollTarget(for: id) }

  // MARK: Requests

  override var barOwner: (any BarOwner)? { self }

  /// Passes the requests that concern bars around the container, such as a tab bar, on to that
  /// container.
  override func visitBarRequests(_ visit: (BarRequestNode) -> Void) {
    shown?.visitBarRequests { node in
      if (node as? ExplicitBarRequestNode)?.request?.passesOn == true { visit(node) }
    }
  }

  func barRequestsDidChange() {
    // Requests of views that are being updated are collected afterwards.
    guard !isUpdating else { return }
    setOutdated()
    parent?.barOwner?.barRequestsDidChange()
  }

  func reevaluate() { setOutdated() }

  override func elementsDidChange() {
    if !isUpdating { setOutdated() }
  }

  private func setOutdated() {
    isOutdated = true
    graph.regrouped.add(self)
  }

  // MARK: Elements

  func adoptElements() {
    if isOutdated {
      isOutdated = false
      let previous = levels.map { ObjectIdentifier($0.node) }
      isUpdating = true
      updateContents()
      isUpdating = false
      if levels.map({ ObjectIdentifier($0.node) }) != previous {
        parent?.barOwner?.barRequestsDidChange()
      }
    }
    let bars = bars
    layoutNode.set(view.rule(with: bars))
    layoutNode.node.adopt((shown?.elements ?? []) + (bars?.elements ?? []))
  }

  /// Makes the views on top of the root, and the bars of the last one.
  private func updateContents() {
    guard let root else { return }
    graph.outdated.remove(self)
    DependencyTracking.evaluate(for: self) {}
    var requests = BarRequests(of: root)
    if requests.presented == nil, let view = view.presented { requests.presented = { view } }
    setColumnWidth(requests.columnWidth)
    var (title, mode) = (requests.title, requests.displayMode)
    var previous = levels
    levels = []
    var destinations = requests.destinations
    var values = view.path.map { Optional($0) }
    while true {
      // R-BAR-7: a view that a binding presents is on top of those of the path.
      let value = values.isEmpty ? nil : values.removeFirst()
      guard
        let destination = DependencyTracking.evaluatePart(
          of: self,
          { value.map { destinations[ObjectIdentifier(type(of: $0.base))]?($0) } ?? nil }
        ) ?? requests.presented?()
      else { break }
      let known = previous.isEmpty ? nil : previous.removeFirst()
      append(destination, value: value, replacing: known)
      guard let node = levels.last?.node, levels.count < Self.levelLimit else { break }
      requests = BarRequests(of: node)
      destinations.merge(requests.destinations) { $1 }
      title = requests.title
      // R-BAR-3: an automatic size is that of the view before.
      if let requested = requests.displayMode, requested != .automatic { mode = requested }
    }
    for level in previous.reversed() { level.node.leave() }
    requests.title = title
    setBars(requests, isLarge: mode != .inline)
  }

  /// Stores the width that a view in a column requests, for the split view around it.
  private func setColumnWidth(_ width: CGFloat?) {
    guard width != columnWidth?.value as? CGFloat else { return }
    if let columnWidth {
      columnWidth.value = width as Any
    } else {
      let attachment = LayoutValueAttachment(key: ColumnWidth.key, value: width as Any)
      attachment.attach(to: layoutNode.node)
      columnWidth = attachment
    }
    layoutNode.node.markNeedsMeasure()
  }

  /// The maximum number of views on top of the root.
  private static var levelLimit: Int { 16 }

  private func append(_ view: AnyView, value: AnyHashable?, replacing known: Level?) {
    let view = FilledSpace { view }
    let isKnown = known?.value == value
    let isBelowLargeTitle = isKnown && known?.isBelowLargeTitle == true
    let context = inside(context.known, isBelowLargeTitle: isBelowLargeTitle)
    let node: ViewNode
    if let known, isKnown {
      node = known.node
      view.update(node, in: context)
    } else {
      known?.node.leave()
      node = view.node(in: context)
    }
    levels.append(
      Level(value: value, view: view, node: node, isBelowLargeTitle: isBelowLargeTitle)
    )
  }

  /// Makes, updates or removes the bars.
  private func setBars(_ requests: BarRequests, isLarge: Bool) {
    let environment = context.known.environment
    let content = NavigationBars.Content(
      requests,
      isLarge: isLarge,
      isPushed: !levels.isEmpty,
      in: environment
    )
    let isBelowLargeTitle =
      content.hasTop && content.isLarge && !environment.controlMetrics.isReference
    updateShown(isBelowLargeTitle: isBelowLargeTitle)
    guard !content.isEmpty else {
      bars?.parts?.leave()
      bars = nil
      return
    }
    let bars = bars ?? NavigationBars(in: context.known)
    self.bars = bars
    bars.update(
      content,
      collapsedBy: collapsedLength,
      in: inside(context.known, isBelowLargeTitle: false)
    )
    bars.setRightToLeft(context.known.isRightToLeft)
    if bars.collapsibleLength > 0, !isReader {
      isReader = true
      graph.readers.add(self)
    }
  }
}

// MARK: - Scrolling

extension NavigationViewNode {
  /// R-BAR-13: updates the bar if the content that begins below it is scrolled.
  func readGeometry() {
    let scroll = scrollNodeBelowBar
    let collapsible = bars?.collapsibleLength ?? 0
    let length = min(max(0, scroll?.verticalPosition ?? 0), collapsible)
    scroll?.collapseBar(by: length)
    guard length != collapsedLength else { return }
    collapsedLength = length
    setOutdated()
    graph.catchUp()
  }

  /// The scroll view that begins at the bottom of the navigation bar; `nil` if there is none.
  private var scrollNodeBelowBar: ScrollNode? {
    guard let content = layoutNode.node.children.first,
      let scroll = content.outermostScrollNode
    else { return nil }
    let distance = scroll.node.originInRoot.y - content.originInRoot.y
    return abs(distance) < 0.5 ? scroll : nil
  }
}
