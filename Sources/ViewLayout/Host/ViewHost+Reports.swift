package import Foundation

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
    environment.origin(of: root?.layoutNode?.size ?? .zero, inWindowOf: currentProposal)
  }

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
      watcher.watch(node, proposal: safeProposal)
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

  /// How many nodes take part in layout, listed or not.
  package var nodeCount: Int { root?.layoutNode?.nodeCount ?? 0 }

  /// Every identifier of the scene, in tree order.
  package var identifiers: [String] { root?.layoutNode?.allIdentifiers ?? [] }
}
