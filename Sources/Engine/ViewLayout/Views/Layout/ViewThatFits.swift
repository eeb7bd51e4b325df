/// A container that shows the first of its children that fits the proposal (R-VTF).
nonisolated public struct ViewThatFits<Content: View>: View {
  let axes: Axis.Set
  let content: Content

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

/// The node of `ViewThatFits`, of whose candidates only the placed one is active (R-VTF-3).
///
/// The choice is read after the layout node has been placed. The first choice only activates its
/// candidate. A later, different choice discards the state of the old candidate: all candidates are
/// created again, because inactive ones have no state to lose.
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
    candidates.markUnsettled()
  }

  func update(_ view: ViewThatFits<Content>, in context: ViewContext) {
    self.view = view
    self.context.follow(context)
    if let content { view.content.update(content, in: contentContext()) }
    configure()
  }

  private var memory: ViewThatFitsRule.Cache { ViewThatFitsRule.cache(of: holder.node) }

  /// Activates the candidate that the last placement has chosen.
  func readGeometry() {
    let memory = memory
    guard isLive, let choice = memory.choice else { return }
    if memory.live !== choice {
      // R-STATE-6: another choice resets the state of the candidates.
      if memory.live != nil { return recreateCandidates() }
      memory.live = choice
      candidates.markUnsettled()
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
