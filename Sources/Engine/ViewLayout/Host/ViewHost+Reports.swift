package import Foundation

extension ViewHost {
  /// The last layout as a tree of its nodes.
  ///
  /// - Parameter columns: What is wanted besides names and frames; what takes measuring changes
  ///   nothing, but counts.
  /// - Returns: The root's node, or none for an empty scene.
  package func tree(_ columns: ResolvedColumns) -> ResolvedTree {
    guard let node = root?.layoutNode else { return ResolvedTree(nodes: []) }
    let watched: ResolvedColumns = [.explanation, .steps, .negotiation]
    let watcher = columns.isDisjoint(with: watched) ? nil : watchedLayout()
    let resolution = TreeResolution(
      of: node,
      columns: columns,
      watcher: columns.contains(.explanation) ? watcher : nil
    )
    var tree = ResolvedTree(nodes: resolution.nodes)
    tree.omittedNodes = resolution.omittedCount
    guard let watcher else { return tree }
    if columns.contains(.negotiation) { tree.negotiation = watcher.entries(ids: resolution.ids) }
    guard columns.contains(.steps) else { return tree }
    let steps = DrawingSteps(of: watcher, root: node, ids: resolution.ids)
    (tree.steps, tree.stepCount) = (steps.steps, steps.count)
    return tree
  }

  /// The nodes of the last layout with the lines of their texts.
  package var frames: [ResolvedNode] { tree(.text).nodes }

  /// The size of the root in the last layout, in points; none for an empty scene.
  package var size: CGSize { root?.layoutNode?.size ?? .zero }

  /// Where the root's top left corner lies in a window of the proposal's size, in points.
  package var originInWindow: CGPoint {
    environment.origin(of: root?.layoutNode?.size ?? .zero, inWindowOf: currentProposal)
  }

  /// Lays out once more, with someone listening.
  ///
  /// It is asked for anew, which counts for nothing: who looks on changes nothing.
  private func watchedLayout() -> LayoutWatcher {
    let watcher = LayoutWatcher()
    graph.session.uncounted {
      guard let node = root?.layoutNode else { return }
      watcher.trace(node, proposal: safeProposal)
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
