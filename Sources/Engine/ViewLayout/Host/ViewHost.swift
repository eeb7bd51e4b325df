package import Foundation
package import LayoutTree
internal import LayoutValues

/// Hosts one scene: holds its graph, lays it out, and reports the results.
@MainActor
package final class ViewHost {
  let graph: ViewGraph
  private let content: @MainActor () -> any View
  private(set) var root: RootViewNode?
  /// The window, which is the outermost container for `containerRelativeFrame`.
  private let window = RelativeContainer()
  private(set) var environment = HostEnvironment() {
    didSet { graph.session.pixelLength = 1 / environment.displayScale }
  }
  /// The color scheme that a view of the scene prefers; `nil` for none.
  private var preferredColorScheme: ColorScheme?
  /// The last proposal to the root, including the safe area.
  package private(set) var currentProposal = ProposedViewSize.unspecified

  /// Makes a host of a scene's closure, which is evaluated when the scene is laid out, and again
  /// after each step.
  ///
  /// - Parameters:
  ///   - options: Variants of the layout algorithm that must all give the same frames.
  ///   - content: The scene's closure.
  package init<Content: View>(
    options: LayoutOptions = .standing,
    content: @escaping @MainActor () -> Content
  ) {
    graph = ViewGraph(session: LayoutSession(options: options))
    self.content = content
  }

  /// Makes a host that either measures both axes together or measures each axis independently.
  package convenience init<Content: View>(
    measuresAxesTogether: Bool,
    content: @escaping @MainActor () -> Content
  ) {
    self.init(options: LayoutOptions(measuresAxesTogether: measuresAxesTogether), content: content)
  }

  private var colorScheme: ColorScheme { preferredColorScheme ?? environment.colorScheme }

  /// The last proposal to the root, without the safe area.
  var safeProposal: ProposedViewSize { environment.safeProposal(of: currentProposal) }
}

extension ViewHost {
  /// Lays the scene out repeatedly until state and preferences no longer change.
  ///
  /// - Parameters:
  ///   - proposal: The proposal to the root, including the safe area; `nil` repeats the last one.
  ///   - environment: The conditions under which the scene is laid out.
  package func layOut(proposal: ProposedViewSize?, environment: HostEnvironment) {
    LayoutLanguage.run(in: environment.localization) {
      layOutLocalized(proposal: proposal, environment: environment)
    }
  }

  private func layOutLocalized(proposal: ProposedViewSize?, environment: HostEnvironment) {
    if let proposal { currentProposal = proposal }
    let environmentDidChange = environment != self.environment
    let languageDidChange = environment.localization != self.environment.localization
    self.environment = environment
    graph.session.window = SceneWindow(proposal: currentProposal, environment: environment)
    window.setSize(safeProposal)
    if let root, environmentDidChange { root.update(in: context.withEnvironmentChange) }
    if let root, languageDidChange {
      // A body may contain strings of its language.
      root.markBodies()
      root.reevaluate()
    }
    var loop = UpdateLoop(root ?? makeRoot(), of: graph, proposal: safeProposal)
    loop.run()
    guard graph.prefersColorScheme, let root else { return }
    let preferred = root.preferences()[PreferredColorSchemeKey.self] ?? nil
    guard preferred != preferredColorScheme else { return }
    // R-LOC-7: the color scheme of the window is that of a view in it.
    preferredColorScheme = preferred
    root.update(in: context.withEnvironmentChange)
    loop.run()
  }

  /// Evaluates the scene's closure again.
  ///
  /// Views keep their identities.
  package func reevaluate() {
    LayoutLanguage.run(in: environment.localization) {
      if let root { root.reevaluate() } else { makeRoot() }
      graph.didUpdate()
    }
  }

  /// Evaluates all bodies again, because code has read a value without a dependency.
  ///
  /// Views keep their identities.
  package func reevaluateAll() {
    guard let root else { return }
    root.markBodies()
    reevaluate()
  }

  /// Makes the graph without laying it out, for benchmarks that measure the two separately.
  package func build(environment: HostEnvironment) {
    self.environment = environment
    let root = makeRoot()
    graph.catchUp()
    root.adoptElements()
    graph.didUpdate()
  }

  @discardableResult
  private func makeRoot() -> RootViewNode {
    let content = content
    let root = RootViewNode({ MainActorBridge.evaluate(content) }, in: context)
    self.root = root
    return root
  }

  private var context: ViewContext {
    var environment = environment
    environment.colorScheme = colorScheme
    return ViewContext(graph: graph, environment: environment.values, container: window)
  }
}

extension ViewHost {
  /// Taps the node with the identifier.
  ///
  /// - Returns: Whether the node exists and has a tap action.
  package func tap(_ identifier: String) -> Bool {
    guard let node = root?.layoutNode?.descendant(identifiedBy: identifier),
      let action = node.tapAction
    else { return root?.layoutNode?.tapEmbedded(identifier) ?? false }
    action()
    return true
  }

  /// Scrolls the outermost scroll view to a content offset, in points, clamped to its valid range.
  ///
  /// - Returns: Whether there is a scroll view.
  package func scroll(to offset: CGPoint) -> Bool {
    guard let scroll = root?.layoutNode?.outermostScrollNode else { return false }
    scroll.scroll(toContentOffset: offset)
    return true
  }
}

extension ViewHost {
  /// Returns the last layout as a tree of resolved nodes.
  ///
  /// - Parameter columns: The requested columns. Columns that need another measurement do not
  ///   change the layout.
  /// - Returns: The tree, which is empty for an empty scene.
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
    if colorScheme == .dark {
      tree.isDark = true
      tree.background = DrawingColor(.black)
    }
    guard let watcher else { return tree }
    if columns.contains(.negotiation) { tree.negotiation = watcher.entries(ids: resolution.ids) }
    guard columns.contains(.steps) else { return tree }
    let steps = DrawingSteps(of: watcher, root: node, ids: resolution.ids)
    (tree.steps, tree.stepCount) = (steps.steps, steps.count)
    return tree
  }

  /// The nodes of the last layout, with the lines of their texts.
  package var frames: [ResolvedNode] { tree(.text).nodes }

  /// The size of the root in the last layout, in points; zero for an empty scene.
  package var size: CGSize { root?.layoutNode?.size ?? .zero }

  /// The position of the root's top left corner in a window of the proposed size, in points.
  package var originInWindow: CGPoint {
    environment.origin(of: root?.layoutNode?.size ?? .zero, inWindowOf: currentProposal)
  }

  /// Traces another measurement of the last layout, which does not change frames or counts.
  private func watchedLayout() -> LayoutTracer {
    let watcher = LayoutTracer()
    graph.session.uncounted {
      guard let node = root?.layoutNode else { return }
      watcher.trace(node, proposal: safeProposal)
    }
    return watcher
  }

  /// Whether no state has changed since the last layout.
  package var isAtRest: Bool { graph.isAtRest }

  /// The number of runs since the first layout, by the name of the body or layout.
  package var counts: [String: Int] { graph.allCounts }

  /// The number of measurements since the first layout that were computed instead of read from a
  /// cache.
  package var computations: Int { graph.session.computations }

  /// The descriptions of the preferences that reach the root, by the names of their keys.
  package var preferences: [String: String] { root?.preferences().printed ?? [:] }

  /// Returns the issues since the last call, in the order in which they were reported.
  package func takeIssues() -> [Issue] { graph.session.takeIssues() }

  /// The number of layout nodes, including those that reports do not list.
  package var nodeCount: Int { root?.layoutNode?.nodeCount ?? 0 }

  /// All identifiers of the scene, in tree order.
  package var identifiers: [String] { root?.layoutNode?.allIdentifiers ?? [] }
}
