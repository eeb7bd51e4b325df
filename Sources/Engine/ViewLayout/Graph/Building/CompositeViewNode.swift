/// The node of a view that has a body.
final class CompositeViewNode<Content: View>: BranchingViewNode, Reevaluated {
  private var view: Content
  private var context: RetainedContext
  private let record: BodyRecord
  /// The storage of the view's dynamic properties, which lives as long as the node.
  private var properties = PropertyStorage()
  /// The last result of the body.
  ///
  /// It is reused if only the environment changes and the view does not read the change.
  private var lastBody: Content.Body?

  required init(_ view: Content, record: BodyRecord, in context: ViewContext) {
    self.view = view
    self.context = RetainedContext(context)
    self.record = record
    super.init(in: context)
    content = evaluate().node(in: contextForUpdate())
  }

  func update(_ view: Content, in context: ViewContext) {
    let isSame = ValueComparison.areAlike(self.view, view)
    self.view = view
    self.context.follow(context)
    let readsChange = connectProperties()
    if !isSame || readsChange {
      reevaluate()
    } else if context.environmentDidChange, let content, let lastBody {
      lastBody.update(content, in: contextForUpdate())
    }
  }

  func reevaluate() {
    graph.outdated.remove(self)
    if let content { evaluate().update(content, in: contextForUpdate()) }
  }

  private func contextForUpdate() -> ViewContext {
    context.contextForUpdate().inside(branching: self).owned(by: self)
  }

  private func evaluate() -> Content.Body {
    connectProperties()
    record.evaluations += 1
    let body = DependencyTracking.evaluate(for: self) { MainActorBridge.body(of: view) }
    lastBody = body
    return body
  }

  // mutants(condition, statement): cost only
  /// Connects the view's dynamic properties to their storage.
  ///
  /// - Returns: Whether the value of any property differs from that of the last evaluation.
  @discardableResult
  private func connectProperties() -> Bool {
    guard record.hasProperties else { return false }
    let context = PropertyContext(graph: graph, environment: context.known.environment)
    let readsChange = properties.connect(view, in: context)
    record.hasProperties = !properties.isEmpty
    return readsChange
  }
}

/// A node whose elements are those of its content, and whose content's type never changes.
class TransparentViewNode: ContentViewNode {
  init<Content: View>(_ view: Content, in context: ViewContext) {
    super.init(in: context)
    content = view.node(in: contentContext(context))
  }

  func update<Content: View>(_ view: Content, in context: ViewContext) {
    if let content { view.update(content, in: contentContext(context)) }
  }

  /// Returns the context for the content.
  func contentContext(_ context: ViewContext) -> ViewContext { context.inside(self) }
}

/// The node of a view that exceeds the maximum depth; it has no elements.
final class TruncatedViewNode: ViewNode {
  /// The maximum depth of a tree, in nodes, including those of conditions and groups.
  ///
  /// Every stage of layout recurses through the tree. A debug build uses about 3 KB of stack per
  /// node, so the maximum fits well within the 112 MB of stack of a scenario.
  static let depthLimit = 20_000

  override init(in context: ViewContext) {
    super.init(in: context)
    graph.session.report(.treeTooDeep(Self.depthLimit))
  }

  override var staticCount: Int? { nil }
}
