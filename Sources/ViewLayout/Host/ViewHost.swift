package import Foundation

/// Shows one scene: keeps its graph, lays it out, and reports what came of it.
@MainActor
package final class ViewHost {
  /// How many times a layout runs before it is given up: state that is set by what it changes.
  private static let passLimit = 16

  private let graph: ViewGraph
  private let content: @MainActor () -> any View
  private var root: RootViewNode?
  /// The container that relative frames go by outside of every other one.
  private let window = RelativeContainer()
  private var environment = HostEnvironment()
  private var proposal = ProposedViewSize.unspecified

  /// Makes a host of a scene's closure, which is evaluated when the scene is laid out, and again
  /// after each step.
  ///
  /// - Parameters:
  ///   - options: Ways to lay out that all give the same frames.
  ///   - content: The scene's closure.
  package init<Content: View>(
    options: LayoutOptions = .standing,
    content: @escaping @MainActor () -> Content
  ) {
    graph = ViewGraph(session: LayoutSession(options: options))
    self.content = content
  }

  /// Makes a host that keeps the axes together, or lets it be.
  package convenience init<Content: View>(
    keepsAxesTogether: Bool,
    content: @escaping @MainActor () -> Content
  ) {
    self.init(options: LayoutOptions(keepsAxesTogether: keepsAxesTogether), content: content)
  }

  /// Evaluates the scene's closure again, its identity kept.
  package func reevaluate() {
    if let root { root.reevaluate() } else { makeRoot() }
  }

  private func makeRoot() {
    let content = content
    root = RootViewNode({ MainActorBridge.evaluate(content) }, in: context)
  }

  /// The context that the root's surroundings give it.
  private var context: ViewContext {
    graph.session.pixelLength = 1 / environment.displayScale
    return ViewContext(
      graph: graph,
      environment: environment.values,
      container: window
    )
  }

  /// Hands another environment down.
  private func changeEnvironment() {
    var context = context
    context.environmentDidChange = true
    root?.update(in: context)
  }

  /// Lays the scene out until state and preferences have settled.
  ///
  /// - Parameters:
  ///   - proposal: What the root is proposed; `nil` for what it was proposed last.
  ///   - environment: What the place of the scene imposes on it.
  package func layOut(proposal: ProposedViewSize?, environment: HostEnvironment) {
    if let proposal { self.proposal = proposal }
    let environmentDidChange = environment != self.environment
    self.environment = environment
    graph.session.window = SceneWindow(proposal: self.proposal, environment: environment)
    window.setSize(environment.safeProposal(of: self.proposal))
    if root == nil {
      makeRoot()
    } else if environmentDidChange {
      changeEnvironment()
    }
    graph.beginLayout()
    for _ in 0..<Self.passLimit {
      layOutOnce()
      tellObservers()
      if graph.isUpToDate { return }
    }
    graph.session.report(.preferenceUpdatedRepeatedly("state"))
  }

  /// Makes the graph without laying it out, for those who measure both.
  package func build(environment: HostEnvironment) {
    self.environment = environment
    makeRoot()
    graph.update()
    root?.adoptElements()
  }

  private func layOutOnce() {
    graph.update()
    root?.adoptElements()
    place()
    // What is in sight is known now. What appears may set state: the first drawn frame has it.
    for _ in 0..<ViewGraph.roundLimit where !graph.lifecycle.isEmpty {
      for action in graph.lifecycle.take() { action() }
      graph.update()
      root?.adoptElements()
      place()
    }
  }

  private func place() {
    // What a content says, once its size is known, may be laid out around it: once more, then.
    for _ in 0..<Self.passLimit {
      graph.session.beginPlacing()
      root?.layoutNode?.place(at: .zero, proposal: environment.safeProposal(of: proposal))
      graph.readGeometry()
      graph.session.safeAreas.followPlaces()
      guard root?.layoutNode?.isPlaced ?? true, !graph.session.mustPlaceAgain else { continue }
      if !graph.performScrollRequests() { return }
    }
    graph.session.report(.layoutUpdatedRepeatedly)
  }

  private func tellObservers() {
    if graph.observesPreferences { _ = root?.preferences() }
    graph.observeGeometry()
    graph.runActions()
  }
}

// MARK: - Reports

extension ViewHost {
  /// The frames of the last layout: the root's node, or none for an empty scene.
  package var frames: [FrameNode] {
    root?.layoutNode.map { FrameTree.frames(of: $0) } ?? []
  }

  /// The size of the root in the last layout, in points; none for an empty scene.
  package var size: CGSize { root?.layoutNode?.size ?? .zero }

  /// The last layout as a picture shows it.
  ///
  /// - Parameter withSteps: Whether the negotiation comes with it, which takes further measuring.
  /// - Returns: Everything there is to draw, up to an amount that somebody looks at.
  package func drawing(withSteps: Bool) -> Drawing {
    guard let node = root?.layoutNode else { return Drawing(nodes: []) }
    let tree = DrawingTree(of: node)
    var drawing = Drawing(nodes: tree.nodes)
    drawing.omittedNodes = tree.omittedCount
    guard withSteps else { return drawing }
    let steps = DrawingSteps(of: watchedLayout(), root: node, numbers: tree.numbers)
    drawing.steps = steps.steps
    drawing.stepCount = steps.count
    return drawing
  }

  /// Where the root's top left corner lies in a window of the proposal's size, in points.
  package var originInWindow: CGPoint {
    environment.origin(of: root?.layoutNode?.size ?? .zero, inWindowOf: proposal)
  }

  /// The proposal that the root got last, the safe area included.
  package var currentProposal: ProposedViewSize { proposal }

  /// The last layout's negotiation, as the algorithm reads with both axes together.
  ///
  /// - Parameter withReasons: Whether every answer comes with its reason, which takes further
  ///   measuring.
  /// - Returns: What was asked, outermost first.
  package func negotiation(withReasons: Bool = false) -> [NegotiationEntry] {
    let watcher = watchedLayout()
    return withReasons ? watcher.explainedEntries : watcher.entries
  }

  /// The last layout's nodes with the reasons of their sizes and places.
  ///
  /// It takes further measuring, which counts.
  package func explanation() -> [ExplainedNode] {
    guard let node = root?.layoutNode else { return [] }
    return LayoutExplanation(watcher: watchedLayout()).nodes(of: node)
  }

  /// Lays out once more, with someone listening.
  ///
  /// It is asked for anew, which counts for nothing: who looks on changes nothing.
  private func watchedLayout() -> LayoutWatcher {
    let watcher = LayoutWatcher()
    graph.session.uncounted {
      guard let node = root?.layoutNode else { return }
      watcher.watch(node, proposal: environment.safeProposal(of: proposal))
    }
    return watcher
  }

  /// How often things ran since the first layout, by name.
  package var counts: [String: Int] { graph.allCounts }

  /// How many answers were computed rather than remembered, since the first layout.
  package var computations: Int { graph.session.computations }

  /// The preferences that reach the root, printed, by the names of their keys.
  package var preferences: [String: String] { root?.preferences().printed ?? [:] }

  /// The issues since the last call, in the order they were reported.
  package func takeIssues() -> [Issue] { graph.session.takeIssues() }

  /// Taps the node that has the identifier.
  ///
  /// - Returns: Whether there is such a node, and it does something when it is tapped.
  package func tap(_ identifier: String) -> Bool {
    guard let node = root?.layoutNode?.descendant(identifiedBy: identifier),
      let action = node.tapAction
    else { return false }
    action()
    return true
  }

  /// Scrolls the outermost scroll view to a content offset, in points, as far as it goes.
  ///
  /// - Returns: Whether there is a scroll view.
  package func scroll(to offset: CGPoint) -> Bool {
    guard let scroll = root?.layoutNode?.outermostScrollNode else { return false }
    scroll.scroll(toContentOffset: offset)
    return true
  }

  /// How many nodes take part in layout, listed or not.
  package var nodeCount: Int { root?.layoutNode?.nodeCount ?? 0 }

  /// Every identifier of the scene, in tree order.
  package var identifiers: [String] { root?.layoutNode?.allIdentifiers ?? [] }
}
