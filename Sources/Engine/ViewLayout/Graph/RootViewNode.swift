final class RootViewNode: ContentViewNode, ElementOwner, Reevaluated {
  /// The closure that returns the scene's root view.
  private let scene: () -> any View
  private var context: RetainedContext
  /// The last result of the scene's closure.
  private var lastView: (any View)?
  private var container = ImplicitContainer(StackRule.vertical)
  /// The scene's outermost layout node; `nil` for an empty scene.
  private(set) var layoutNode: LayoutNode?
  private var isRightToLeft = false

  init(_ scene: @escaping () -> any View, in context: ViewContext) {
    self.scene = scene
    self.context = RetainedContext(context)
    super.init(in: context)
    isRightToLeft = context.isRightToLeft
    content = evaluate().node(in: context.inside(body: self))
    graph.regrouped.add(self)
  }

  override func elementsDidChange() { graph.regrouped.add(self) }

  override var reevaluated: (any Reevaluated)? { self }

  /// Evaluates the scene's closure again.
  func reevaluate() {
    graph.outdated.remove(self)
    update(evaluate())
  }

  /// Marks all bodies of the scene as dirty.
  func markBodies() {
    func mark(_ node: ViewNode) {
      if let body = node as? any Reevaluated { graph.outdated.add(body) }
      for child in node.childNodes { mark(child) }
    }
    mark(self)
  }

  /// Updates the content with another environment, without evaluating the closure again.
  func update(in context: ViewContext) {
    self.context.follow(context)
    isRightToLeft = context.isRightToLeft
    if let lastView { update(lastView) }
  }

  private func update(_ view: any View) {
    if let content { view.update(content, in: context.contextForUpdate().inside(body: self)) }
    graph.regrouped.add(self)
  }

  private func evaluate() -> any View {
    let view = DependencyTracking.evaluate(for: self) { scene() }
    lastView = view
    return view
  }

  /// R-VIEW-4: adopts the elements of the root view; several are laid out as in a `VStack`.
  func adoptElements() {
    layoutNode = container.node(for: elements, in: graph.session)
    container.setRightToLeft(isRightToLeft)
  }
}

/// A node whose content is the node of one view.
class ContentViewNode: ViewNode {
  /// The node of the content; `nil` if there is none or it has not been made yet.
  final var content: ViewNode?

  final override var childNodes: [ViewNode] { content.map { [$0] } ?? [] }

  override var staticCount: Int? { content?.staticCount }

  override func appendElements(to elements: inout [LayoutNode]) {
    content?.appendElements(to: &elements)
  }

  /// Replaces the node of the content; the old node leaves the tree.
  final func exchangeContent(for node: ViewNode) {
    let old = content
    content = node
    old?.leave()
    elementsDidChange()
  }

  override func preferences() -> PreferenceValues { content?.preferences() ?? PreferenceValues() }
}

/// Notifies nodes inside the candidates of a `ViewThatFits` when another candidate is chosen.
///
/// All candidates have nodes, since they are measured before one is chosen. A candidate that is not
/// chosen does not appear, sets no preferences and runs no actions.
final class CandidateActivation {
  private var followers: [ViewNodeHandle] = []
  /// Whether the observing nodes have been notified of all changes of the choice.
  private(set) var isSettled = true

  func add(_ node: any LivenessObserving) {
    followers.append(node.handle)
    isSettled = false
  }

  /// Records that another candidate is chosen, or that the elements of a candidate have changed.
  func markUnsettled() { isSettled = false }

  /// Notifies the observing nodes of changes of the choice, in the order of their registration.
  func settle() {
    guard !isSettled else { return }
    isSettled = true
    followers.removeAll { $0.node == nil }
    for follower in followers {
      (follower.node as? any LivenessObserving)?.livenessMayHaveChanged()
    }
  }
}

/// A node that reacts when its candidate is chosen or no longer chosen.
protocol LivenessObserving: GraphNode {
  func livenessMayHaveChanged()
}
