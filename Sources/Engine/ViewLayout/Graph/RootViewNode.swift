/// The node of a whole scene.
final class RootViewNode: ContentViewNode, ElementOwner, Reevaluated {
  /// The scene's closure.
  private let scene: () -> any View
  private var context: RetainedContext
  /// The view that the scene's closure gave last.
  private var lastView: (any View)?
  private var container = ImplicitContainer(StackRule.vertical)
  /// The scene's outermost layout node; `nil` for a scene of nothing.
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

  /// Evaluates the scene's closure again.
  func reevaluate() {
    graph.outdated.remove(self)
    update(evaluate())
  }

  /// Hands another environment down, without asking the closure, which knows nothing of it.
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

  /// R-VIEW-4: several views at the root are a column.
  func adoptElements() {
    layoutNode = container.node(for: elements, in: graph.session)
    container.setRightToLeft(isRightToLeft)
  }
}

/// A node of one view inside.
class ContentViewNode: ViewNode {
  /// The node of what is inside; `nil` where there is nothing, or not yet.
  final var content: ViewNode?

  final override var childNodes: [ViewNode] { content.map { [$0] } ?? [] }

  override var staticCount: Int? { content?.staticCount }

  override func appendElements(to elements: inout [LayoutNode]) {
    content?.appendElements(to: &elements)
  }

  /// Puts another node in the place of what is inside, which leaves.
  final func exchangeContent(for node: ViewNode) {
    let old = content
    content = node
    old?.leave()
    elementsDidChange()
  }

  override func preferences() -> PreferenceValues { content?.preferences() ?? PreferenceValues() }
}

/// Tells nodes inside candidates, of which one is shown at a time, whether they are alive.
///
/// Candidates have to be measured before one is chosen, so their nodes exist; but who is not chosen
/// appears nowhere, says nothing by preferences and runs no action.
final class CandidateActivation {
  private var followers: [ViewNodeHandle] = []
  /// Whether the followers know of every change.
  private(set) var isSettled = true

  /// Adds a node that does something when it comes alive.
  func add(_ node: any LivenessObserving) {
    followers.append(node.handle)
    isSettled = false
  }

  /// Says that another candidate is alive, or that one of them has other elements.
  func unsettle() { isSettled = false }

  /// Tells the followers, in the order of the source.
  func settle() {
    guard !isSettled else { return }
    isSettled = true
    followers.removeAll { $0.node == nil }
    for follower in followers {
      (follower.node as? any LivenessObserving)?.livenessMayHaveChanged()
    }
  }
}

/// A node that does something when it comes alive.
protocol LivenessObserving: GraphNode {
  func livenessMayHaveChanged()
}
