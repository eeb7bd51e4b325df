/// A view with a body, an author's own.
final class CompositeViewNode<Content: View>: BranchingViewNode, Reevaluated {
  private var view: Content
  private var context: RetainedContext
  private let record: BodyRecord
  /// The view's state, which lasts as long as the node.
  private var properties = PropertyStorage()
  /// The body that was evaluated last: a change of the environment goes down without asking it
  /// again.
  private var lastBody: Content.Body?

  init(_ view: Content, in context: ViewContext) {
    self.view = view
    self.context = RetainedContext(context)
    record = context.graph.bodyRecord(of: Content.self)
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

  /// Connects the view's dynamic properties.
  ///
  /// - Returns: Whether one of them reads another value of the environment than it did last.
  @discardableResult
  private func connectProperties() -> Bool {
    guard record.hasProperties else { return false }
    let context = PropertyContext(graph: graph, environment: context.known.environment)
    let readsChange = properties.connect(view, in: context)
    record.hasProperties = !properties.isEmpty
    return readsChange
  }
}

/// A node that only passes its content on, and whose content never changes its type.
class TransparentViewNode: ContentViewNode {
  init<Content: View>(_ view: Content, in context: ViewContext) {
    super.init(in: context)
    content = view.node(in: contentContext(context))
  }

  func update<Content: View>(_ view: Content, in context: ViewContext) {
    if let content { view.update(content, in: contentContext(context)) }
  }

  /// The context that the content gets.
  func contentContext(_ context: ViewContext) -> ViewContext { context.inside(self) }
}

/// The node that stands for a view below the greatest depth, and is nothing itself.
final class TruncatedViewNode: ViewNode {
  /// How many nodes deep a tree may be, conditions and groups included.
  ///
  /// Every stage recurses as deep as the tree. A debug build takes about 3 KB of stack a node, so
  /// this leaves room to spare in the 112 MB that a scenario has.
  static let depthLimit = 20_000

  override init(in context: ViewContext) {
    super.init(in: context)
    graph.session.report(.treeTooDeep(Self.depthLimit))
  }

  override var staticCount: Int? { nil }
}
