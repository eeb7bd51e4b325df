import Foundation

/// A viewport onto content that may be longer than it (R-SCROLL).
nonisolated public struct ScrollView<Content: View>: View {
  /// The views that are scrolled.
  public var content: Content
  /// The axes along which the content may be longer than the viewport.
  public var axes: Axis.Set
  /// Whether indicators are shown; they take no space.
  public var showsIndicators: Bool

  /// Makes a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the content may be longer than the viewport.
  ///   - showsIndicators: Whether indicators are shown; they take no space.
  ///   - content: What is scrolled; several views are a column, whatever the axes.
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

/// The node of a scroll view.
final class ScrollViewNode<Content: View>: ContentViewNode, ElementOwner, GeometryReading,
  Reevaluated
{
  private let scrollNode: ScrollNode
  private var context: RetainedContext
  private var container = ImplicitContainer(StackRule.vertical)
  /// The id that an author's state wanted in sight last.
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
    // Before what is inside, which goes by what is in sight.
    graph.readers.add(self)
    content = view.content.node(in: contentContext())
    configure(view)
    adoptElements()
    lastTarget = readTarget()
  }

  override var staticCount: Int? { 1 }

  override func appendElements(to elements: inout [LayoutNode]) { elements.append(scrollNode.node) }

  override func elementsDidChange() { graph.regrouped.add(self) }

  /// R-VIEW-4: several views are a column, whatever the axes.
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

  /// The author's state has changed.
  func reevaluate() {
    graph.outdated.remove(self)
    followTarget()
  }

  /// The scrolled content is placed again.
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

// MARK: - What an author's state wants in sight

extension ScrollViewNode {
  private func readTarget() -> AnyHashable? {
    guard let target = settings.target else { return nil }
    return DependencyTracking.evaluate(for: self) { target.current }
  }

  /// Recorded: another value scrolls, the one at the start does not.
  private func followTarget() {
    let target = readTarget()
    guard target != lastTarget else { return }
    lastTarget = target
    if let target {
      let anchor = settings.target?.anchor
      graph.scrollRequests.add(ScrollRequest(scope: handle, id: target, anchor: anchor))
    }
  }

  /// Writes the first visible view to the scroll position after the update.
  private func writeFirstVisibleTarget() {
    scrollNode.didHandleScroll()
    guard let target = settings.target else { return }
    graph.actions.add { [handle] in
      let node = handle.node as? ScrollViewNode<Content>
      guard let id = node?.firstTargetInSight(of: target) else { return }
      node?.lastTarget = id
      target.follow(id)
    }
  }

  /// The identity of the first view of a target layout that is not scrolled out at the start.
  private func firstTargetInSight(of target: any ScrollPositionTarget) -> AnyHashable? {
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

/// The settings that modifiers outside a scroll view hand to it.
struct ScrollSettings {
  /// The distances that are kept free around the content, in points.
  var margins = EdgeInsets()
  var anchors = ScrollAnchors()
  /// The id that an author's state wants in sight.
  var target: (any ScrollPositionTarget)?
}

extension EnvironmentValues {
  private enum ScrollSettingsKey: EnvironmentKey {
    static var defaultValue: ScrollSettings { ScrollSettings() }
  }

  /// The settings that the next scroll view inside is told; those inside that one are told none.
  var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }
}
