/// A view with a body, an author's own.
final class CompositeViewNode<Content: View>: BranchingViewNode, Reevaluated {
  private var view: Content
  private var context: KeptContext
  private let record: BodyRecord
  /// The view's state, which lasts as long as the node.
  private var properties = PropertyStorage()
  /// The body that was evaluated last: a change of the environment goes down without asking it
  /// again.
  private var lastBody: Content.Body?

  init(_ view: Content, in context: ViewContext) {
    self.view = view
    self.context = KeptContext(context)
    record = context.graph.bodyRecord(of: Content.self)
    super.init(in: context)
    content = evaluate().node(in: handOn())
  }

  func update(_ view: Content, in context: ViewContext) {
    let isSame = ValueComparison.areAlike(self.view, view)
    self.view = view
    self.context.follow(context)
    let readsChange = connectProperties()
    if !isSame || readsChange {
      reevaluate()
    } else if context.environmentDidChange, let content, let lastBody {
      lastBody.update(content, in: handOn())
    }
  }

  func reevaluate() {
    graph.outdated.remove(self)
    if let content { evaluate().update(content, in: handOn()) }
  }

  private func handOn() -> ViewContext { context.handOn().inside(branching: self).owned(by: self) }

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
