import Foundation

/// Shows one scene: keeps its graph, lays it out, and reports what came of it.
@MainActor
package final class ViewHost {
  let graph: ViewGraph
  private let content: @MainActor () -> any View
  private(set) var root: RootViewNode?
  /// The container that relative frames go by outside of every other one.
  private let window = RelativeContainer()
  private(set) var environment = HostEnvironment() {
    didSet { graph.session.pixelLength = 1 / environment.displayScale }
  }
  /// The proposal that the root got last, the safe area included.
  package private(set) var currentProposal = ProposedViewSize.unspecified

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

  /// The proposal that the root got last, without the safe area.
  var safeProposal: ProposedViewSize { environment.safeProposal(of: currentProposal) }
}

extension ViewHost {
  /// Lays the scene out until state and preferences have settled.
  ///
  /// - Parameters:
  ///   - proposal: What the root is proposed; `nil` for what it was proposed last.
  ///   - environment: What the place of the scene imposes on it.
  package func layOut(proposal: ProposedViewSize?, environment: HostEnvironment) {
    if let proposal { currentProposal = proposal }
    let environmentDidChange = environment != self.environment
    self.environment = environment
    graph.session.window = SceneWindow(proposal: currentProposal, environment: environment)
    window.setSize(safeProposal)
    if let root, environmentDidChange { root.update(in: context.withNews) }
    var settling = Settling(root ?? makeRoot(), of: graph, proposal: safeProposal)
    settling.run()
  }

  /// Evaluates the scene's closure again, its identity kept.
  package func reevaluate() {
    if let root { root.reevaluate() } else { makeRoot() }
  }

  /// Makes the graph without laying it out, for those who measure both.
  package func build(environment: HostEnvironment) {
    self.environment = environment
    let root = makeRoot()
    graph.catchUp()
    root.adoptElements()
  }

  @discardableResult
  private func makeRoot() -> RootViewNode {
    let content = content
    let root = RootViewNode({ MainActorBridge.evaluate(content) }, in: context)
    self.root = root
    return root
  }

  /// The context that the root's surroundings give it.
  private var context: ViewContext {
    ViewContext(graph: graph, environment: environment.values, container: window)
  }
}
