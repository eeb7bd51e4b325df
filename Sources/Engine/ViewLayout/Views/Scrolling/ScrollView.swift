import Foundation

/// A scrollable view (R-SCROLL).
nonisolated public struct ScrollView<Content: View>: View {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }
}

extension ScrollView: PrimitiveView {
  nonisolated func makeNode(in context: ViewContext) -> ViewNode {
    ScrollViewNode(self, in: context)
  }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    node.expected(ScrollViewNode<Content>.self).update(self, in: context)
  }
}

final class ScrollViewNode<Content: View>: ContentViewNode, ElementOwner, GeometryReading,
  Reevaluated
{
  private let scrollNode: ScrollNode
  private var context: RetainedContext
  private var container = ImplicitContainer(StackRule.vertical)
  /// The id of the scroll position binding at its last evaluation.
  private var lastTarget: AnyHashable?

  init(_ view: ScrollView<Content>, in context: ViewContext) {
    self.context = RetainedContext(context)
    let settings = context.environment.scrollSettings
    let rule = ScrollRule(
      axes: view.axes,
      margins: settings.margins,
      anchors: settings.anchors,
      container: RelativeContainer()
    )
    scrollNode = RuleNode(rule, session: context.session)
    super.init(in: context)
    // Registered before the readers of the content, which depend on the visible range.
    graph.readers.add(self)
    content = view.content.node(in: contentContext())
    configure(view)
    adoptElements()
    lastTarget = readTarget()
  }

  override var staticCount: Int? { 1 }

  override func appendElements(to elements: inout [LayoutNode]) { elements.append(scrollNode.node) }

  override func elementsDidChange() { graph.regrouped.add(self) }

  /// R-VIEW-4: Places several content views in a vertical stack, whatever the axes.
  func adoptElements() {
    let node = container.node(for: content?.elements ?? [], in: graph.session)
    container.setRightToLeft(scrollNode.node.isRightToLeft)
    scrollNode.node.adopt(node.map { [$0] } ?? [])
  }

  func update(_ view: ScrollView<Content>, in context: ViewContext) {
    self.context.follow(context)
    configure(view)
    if let content { view.content.update(content, in: contentContext()) }
    container.setRightToLeft(scrollNode.node.isRightToLeft)
    followTarget()
  }

  /// Follows the scroll position binding after a dependency has changed.
  func reevaluate() {
    graph.outdated.remove(self)
    followTarget()
  }

  /// Places the content, and updates the scroll position binding after a scroll by the user.
  func readGeometry() {
    scrollNode.node.placeContent()
    if scrollNode.wasScrolledByUser { writeFirstVisibleTarget() }
  }

  private var settings: ScrollSettings { context.known.environment.scrollSettings }

  private func contentContext() -> ViewContext {
    var inside = context.contextForUpdate().inside(self, stackAxis: .vertical)
    inside.environment.scrollSettings = ScrollSettings()
    inside.isInScrollView = true
    return inside.inside(scrollNode.rule.container)
  }

  private func configure(_ view: ScrollView<Content>) {
    scrollNode.node.isRightToLeft = context.known.isRightToLeft
    scrollNode.set(
      ScrollRule(
        axes: view.axes,
        margins: settings.margins,
        anchors: settings.anchors,
        container: scrollNode.rule.container
      )
    )
  }
}

// MARK: - Scroll position binding

extension ScrollViewNode {
  private func readTarget() -> AnyHashable? {
    guard let target = settings.target else { return nil }
    return DependencyTracking.evaluate(for: self) { target.current }
  }

  /// Requests a scroll to the bound id if it has changed.
  ///
  /// As recorded, the initial value does not scroll.
  private func followTarget() {
    let target = readTarget()
    guard target != lastTarget else { return }
    lastTarget = target
    if let target {
      let anchor = settings.target?.anchor
      graph.scrollRequests.add(ScrollRequest(scope: handle, id: target, anchor: anchor))
    }
  }

  /// Writes the id of the first visible view to the scroll position after the update.
  private func writeFirstVisibleTarget() {
    scrollNode.didHandleScroll()
    guard let target = settings.target else { return }
    graph.actions.add { [handle] in
      let node = handle.node as? ScrollViewNode<Content>
      guard let id = node?.firstVisibleTarget(of: target) else { return }
      node?.lastTarget = id
      target.follow(id)
    }
  }

  /// Returns the id of the first view of a target layout that ends after the start of the viewport.
  private func firstVisibleTarget(of target: any ScrollPositionTarget) -> AnyHashable? {
    let visible = scrollNode.visibleContent
    var first: AnyHashable?
    _ = scrollTargetLayouts.contains { layout in
      layout.visitIdentities { id, node in
        guard target.takes(id), let element = node.elements.first else { return false }
        let frame = ScrollTarget(element).frame(in: scrollNode)
        guard frame.maxX > visible.minX, frame.maxY > visible.minY else { return false }
        first = id
        return true
      }
    }
    return first
  }
}

/// The settings of a scroll view that modifiers outside of it make.
struct ScrollSettings {
  /// The margins around the content, in points.
  var margins = EdgeInsets()
  /// The edges whose margins a modifier has set.
  var explicitMargins: Edge.Set = []
  var anchors = ScrollAnchors()
  /// The scroll position binding; `nil` for none.
  var target: (any ScrollPositionTarget)?
}

extension EnvironmentValues {
  private enum ScrollSettingsKey: EnvironmentKey {
    static var defaultValue: ScrollSettings { ScrollSettings() }
  }

  /// The settings for the nearest scroll view inside; they do not apply to scroll views nested in
  /// it.
  var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }
}
