import Foundation

/// The bars of a navigation container: their layout nodes, and the views in them that are no items.
final class NavigationBars {
  private let navigationBar: RuleNode<NavigationBarRule>
  private let toolbar: RuleNode<ToolbarRule>
  /// The node of titles, back button and search field; `nil` before the first update.
  private(set) var parts: ViewNode?
  private var content: Content?
  /// The height that a large title has lost because the content is scrolled, in points.
  private var collapsedLength: CGFloat = 0
  private var lengths: BarMetrics
  /// The number of pixels per point.
  private var scale: CGFloat

  init(in context: ViewContext) {
    lengths = context.environment.controlMetrics.bars
    scale = context.environment.displayScale
    let row = BarLengths(lengths)
    navigationBar = RuleNode(
      NavigationBarRule(height: lengths.navigationHeight, lengths: row),
      session: context.session
    )
    toolbar = RuleNode(ToolbarRule(lengths: row), session: context.session)
  }
}

extension NavigationBars {
  struct Content {
    let requests: BarRequests
    let isLarge: Bool
    let hasBackButton: Bool
    /// The elements of items in the navigation bar, and of those in the toolbar.
    let topItems, bottomItems: [LayoutNode]
    let hasTop: Bool
    /// R-BAR-5: whether the search field is at the bottom.
    let searchesAtBottom: Bool

    /// Makes the content of bars from the requests of the view at the end of a path (R-BAR-1).
    init(
      _ requests: BarRequests,
      isLarge: Bool,
      isPushed: Bool,
      in environment: EnvironmentValues
    ) {
      var requests = requests
      let hasBars = environment.hasNavigationBars
      let items = hasBars ? requests.items.flatMap(\.elements) : []
      let hidesTop = !hasBars || requests.hides(.navigationBar)
      hasBackButton = isPushed && !requests.hidesBackButton
      let top = items.filter { !$0.barPlace.isInToolbar && $0.barPlace != .none }
      topItems = hidesTop ? [] : top
      bottomItems =
        requests.hides(.bottomBar) ? [] : items.filter { $0.barPlace.isInToolbar }
      searchesAtBottom =
        hasBars && requests.search?.isAlwaysAtTop == false
        && environment.controlMetrics.bars.bottomSearchExtent != nil
        && environment.horizontalSizeClass != .regular
      let searchesAtTop = requests.search != nil && !searchesAtBottom
      hasTop =
        !hidesTop && (requests.title != nil || !top.isEmpty || searchesAtTop || hasBackButton)
      // R-BAR-3: only a title can be large.
      self.isLarge = isLarge && requests.title != nil
      // R-BAR-4: an item in the place of the title replaces it.
      let place = self.isLarge ? BarPlace.largeTitle : .title
      if top.contains(where: { $0.barPlace == place }) { requests.title = nil }
      self.requests = requests
    }

    var isEmpty: Bool { !hasTop && !hasBottom }

    var hasBottom: Bool { !bottomItems.isEmpty || searchesAtBottom }
  }

  /// The bar at the top, for the rule of the container; `nil` for none.
  var topBar: BarContainerRule.Bar? {
    guard let content, content.hasTop else { return nil }
    return BarContainerRule.Bar(height: height, extent: height + lengths.navigationTop)
  }

  /// The bar at the bottom, for the rule of the container; `nil` for none.
  var bottomBar: BarContainerRule.Bar? {
    guard let content, content.hasBottom else { return nil }
    guard let height = lengths.floatingBarSpace else {
      return BarContainerRule.Bar(height: lengths.bottomBarHeight, extent: lengths.bottomBarHeight)
    }
    return BarContainerRule.Bar(height: height, extent: lengths.bottomSearchExtent ?? height)
  }

  /// The height of the navigation bar, in points.
  private var height: CGFloat {
    guard let content else { return 0 }
    let bar = lengths.navigationHeight + max(0, collapsibleLength - collapsedLength)
    let hasSearch = content.requests.search != nil && !content.searchesAtBottom
    return hasSearch ? bar + lengths.searchBarHeight : bar
  }

  /// R-BAR-13: the height that the bar loses while the content is scrolled, in points.
  var collapsibleLength: CGFloat {
    content?.isLarge == true
      ? max(0, lengths.largeTitleHeight(at: scale) - lengths.navigationHeight) : 0
  }

  /// The layout nodes of the bars, from top to bottom.
  var elements: [LayoutNode] {
    (topBar == nil ? [] : [navigationBar.node]) + (bottomBar == nil ? [] : [toolbar.node])
  }

  /// Updates the bars with new content.
  ///
  /// - Parameters:
  ///   - content: The content of the bars.
  ///   - collapsedLength: The height that a large title has lost, in points.
  ///   - context: The context inside the container.
  func update(_ content: Content, collapsedBy collapsedLength: CGFloat, in context: ViewContext) {
    self.content = content
    self.collapsedLength = collapsedLength
    lengths = context.environment.controlMetrics.bars
    scale = context.environment.displayScale
    let row = BarLengths(lengths)
    navigationBar.set(NavigationBarRule(height: height, lengths: row))
    toolbar.set(ToolbarRule(lengths: row))
    let view = NavigationBarParts(
      title: content.requests.title,
      isLarge: content.isLarge && collapsedLength <= 0,
      hasBackButton: content.hasBackButton,
      search: content.requests.search
    )
    var inside = context
    inside.stackAxis = .horizontal
    inside.environment.setBarStyles()
    if let parts { view.update(parts, in: inside) } else { parts = view.node(in: inside) }
    let elements = parts?.elements ?? []
    let isAtBottom = { (node: LayoutNode) in content.searchesAtBottom && node.barPlace == .search }
    navigationBar.node.adopt(elements.filter { !isAtBottom($0) } + content.topItems)
    toolbar.node.adopt(content.bottomItems + elements.filter(isAtBottom))
  }

  func setRightToLeft(_ isRightToLeft: Bool) {
    navigationBar.node.isRightToLeft = isRightToLeft
    toolbar.node.isRightToLeft = isRightToLeft
  }
}
