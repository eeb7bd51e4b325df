/// The first of several views that fits the space there is (R-VTF).
nonisolated public struct ViewThatFits<Content: View>: View {
  let axes: Axis.Set
  let content: Content

  /// Makes a choice.
  ///
  /// - Parameters:
  ///   - axes: The axes along which a view's ideal length must not exceed what is proposed; along
  ///     the others any view fits.
  ///   - content: The candidates, the preferred one first; the last is taken where none fits.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical],
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: PrimitiveView {
  nonisolated func makeNode(in context: ViewContext) -> ViewNode {
    ViewThatFitsViewNode(self, in: context)
  }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    node.expected(ViewThatFitsViewNode<Content>.self).update(self, in: context)
  }
}

/// The node of a choice among candidates, of which one is alive: the one that was placed (R-VTF-3).
///
/// Which one that is, is known once the layout node has been placed. The first choice only wakes
/// its candidate. Another choice destroys what the old candidate kept: all candidates
/// are created again, since those that were asleep have nothing to lose.
final class ViewThatFitsViewNode<Content: View>: ContentViewNode, GeometryReading, ElementOwner {
  private let holder: RuleNode<ViewThatFitsRule>
  private var view: ViewThatFits<Content>
  private var context: RetainedContext
  private let candidates = CandidateActivation()

  init(_ view: ViewThatFits<Content>, in context: ViewContext) {
    self.view = view
    self.context = RetainedContext(context)
    holder = RuleNode(ViewThatFitsRule(axes: view.axes), session: context.session)
    super.init(in: context)
    graph.readers.add(self)
    makeContent()
    configure()
  }

  override var staticCount: Int? { 1 }

  override func appendElements(to elements: inout [LayoutNode]) { elements.append(holder.node) }

  override func elementsDidChange() { graph.regrouped.add(self) }

  func adoptElements() {
    holder.node.adopt(content?.elements ?? [])
    let memory = memory
    if !holder.node.children.contains(where: { $0 === memory.live }) { memory.live = nil }
    candidates.unsettle()
  }

  func update(_ view: ViewThatFits<Content>, in context: ViewContext) {
    self.view = view
    self.context.follow(context)
    if let content { view.content.update(content, in: contentContext()) }
    configure()
  }

  private var memory: ViewThatFitsRule.Cache { ViewThatFitsRule.cache(of: holder.node) }

  /// Follows the choice of the last placement.
  func readGeometry() {
    let memory = memory
    guard isLive, let choice = memory.choice else { return }
    if memory.live !== choice {
      // R-STATE-6
      if memory.live != nil { return recreateCandidates() }
      memory.live = choice
      candidates.unsettle()
    }
    candidates.settle()
  }

  /// Removes all candidates, creates them again and requests another placement.
  private func recreateCandidates() {
    content?.leave()
    makeContent()
    graph.catchUp()
    graph.session.placeAgain()
  }

  private func makeContent() {
    content = view.content.node(in: contentContext())
    adoptElements()
  }

  private func contentContext() -> ViewContext {
    var inside = context.contextForUpdate().inside(self, stackAxis: nil)
    inside.candidacy = candidates
    return inside
  }

  private func configure() {
    holder.node.isRightToLeft = context.known.isRightToLeft
    holder.set(ViewThatFitsRule(axes: view.axes))
  }
}
