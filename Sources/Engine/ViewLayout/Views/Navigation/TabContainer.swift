import Foundation

/// A tab with a tab bar, unless the tab hides it (R-BAR-8).
nonisolated struct TabContainer<Tab: View>: View {
  let tab: Tab
  /// The bar; `nil` for none.
  let bar: TabBar?
}

extension TabContainer: PrimitiveView {
  nonisolated func makeNode(in context: ViewContext) -> ViewNode { TabViewNode(self, in: context) }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    node.expected(TabViewNode<Tab>.self).update(self, in: context)
  }
}

final class TabViewNode<Tab: View>: ViewNode, ElementOwner, BarOwner {
  private let layoutNode: RuleNode<BarContainerRule>
  private var barNode: RuleNode<TabBarRule>?
  private var tab: ViewNode?
  private var bar: ViewNode?
  private var metrics: BarMetrics

  /// The layout rule of a tab view without a bar.
  private static var rule: BarContainerRule { BarContainerRule(name: "TabView", omission: .tabs) }

  init(_ view: TabContainer<Tab>, in context: ViewContext) {
    metrics = context.environment.controlMetrics.bars
    layoutNode = RuleNode(Self.rule, session: context.session)
    super.init(in: context)
    tab = view.tab.node(in: context.inside(self, stackAxis: .vertical))
    setBar(view.bar, in: context)
    adoptElements()
  }

  override var staticCount: Int? { 1 }

  override var childNodes: [ViewNode] { [tab, bar].compactMap(\.self) }

  override func appendElements(to elements: inout [LayoutNode]) { elements.append(layoutNode.node) }

  func update(_ view: TabContainer<Tab>, in context: ViewContext) {
    metrics = context.environment.controlMetrics.bars
    if let tab { view.tab.update(tab, in: context.inside(self, stackAxis: .vertical)) }
    setBar(view.bar, in: context)
    adoptElements()
  }

  private func setBar(_ view: TabBar?, in context: ViewContext) {
    layoutNode.node.isRightToLeft = context.isRightToLeft
    guard let view else {
      bar?.leave()
      (bar, barNode) = (nil, nil)
      return
    }
    var inside = context.inside(self, stackAxis: .horizontal)
    inside.environment.setBarStyles()
    if let bar { view.update(bar, in: inside) } else { bar = view.node(in: inside) }
    let rule = TabBarRule(items: TabItemFrames(metrics))
    let node = barNode ?? RuleNode(rule, session: graph.session)
    node.set(rule)
    node.node.isRightToLeft = context.isRightToLeft
    barNode = node
  }

  // MARK: Requests

  override var barOwner: (any BarOwner)? { self }

  func barRequestsDidChange() {
    graph.regrouped.add(self)
    parent?.barOwner?.barRequestsDidChange()
  }

  override func elementsDidChange() { graph.regrouped.add(self) }

  // MARK: Elements

  func adoptElements() {
    let elements = tab?.elements ?? []
    guard let barNode, let tab, !BarRequests(of: tab).hides(.tabBar) else {
      layoutNode.set(Self.rule)
      return layoutNode.node.adopt(elements)
    }
    barNode.node.adopt(bar?.elements ?? [])
    // As recorded on macOS, the bar is above the content.
    let top = metrics.topTabBarHeight.map { BarContainerRule.Bar(height: $0, extent: $0) }
    let bottom = BarContainerRule.Bar(height: metrics.tabBarHeight, extent: metrics.tabBarExtent)
    var rule = Self.rule
    (rule.top, rule.bottom) = (top, top == nil ? bottom : nil)
    layoutNode.set(rule)
    layoutNode.node.adopt(elements + [barNode.node])
  }
}
