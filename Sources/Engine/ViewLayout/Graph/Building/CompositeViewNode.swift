final class CompositeViewNode: BranchingViewNode, Reevaluated {
  /// The address of the view's value, followed by the last result of its body; only `record` has
  /// their types.
  ///
  /// The result is reused if only the environment changes and the view does not read the change. It
  /// is not replaced while its node is made or updated, because dirty bodies are evaluated between
  /// updates.
  private let view: UnsafeMutableRawPointer
  /// The record of the view's type, which the graph retains.
  unowned(unsafe) private let record: BodyRecord
  private var context: RetainedContext
  /// The storage of the view's dynamic properties, which lives as long as the node.
  private var properties = PropertyStorage()

  /// Makes the node of a view in the graph's memory, which the node deallocates.
  init(_ view: UnsafeMutableRawPointer, record: BodyRecord, in context: ViewContext) {
    self.view = view
    self.record = record
    let known = context.withoutEnvironmentChange
    self.context = RetainedContext(known)
    super.init(in: context)
    evaluate()
    content = record.makeNode(of: view, in: known.inside(branching: self).owned(by: self))
  }

  deinit { record.deallocate(view, in: graph) }

  override var reevaluated: (any Reevaluated)? { self }

  func update<Content: View>(_ new: Content, in context: ViewContext) {
    precondition(record.type == Content.self, "a view of one type was given the node of another")
    let place = view.assumingMemoryBound(to: Content.self)
    let isSame = ValueComparison.areAlike(place.pointee, new)
    place.pointee = new
    self.context.follow(context)
    let readsChange = connectProperties()
    if !isSame || readsChange {
      reevaluate()
    } else if context.environmentDidChange, let content {
      record.update(content, of: view, in: contextForUpdate())
    }
  }

  func reevaluate() {
    graph.outdated.remove(self)
    guard let content else { return }
    record.removeResult(of: view)
    evaluate()
    record.update(content, of: view, in: contextForUpdate())
  }

  private func contextForUpdate() -> ViewContext {
    context.contextForUpdate().inside(branching: self).owned(by: self)
  }

  /// Evaluates the body, whose last result has been removed.
  private func evaluate() {
    connectProperties()
    record.evaluations += 1
    DependencyTracking.evaluate(for: self) { record.evaluate(view) }
  }

  /// Connects the view's dynamic properties to their storage.
  ///
  /// - Returns: Whether the value of any property differs from that of the last evaluation.
  @discardableResult
  private func connectProperties() -> Bool {
    guard !record.properties.isEmpty else { return false }
    let context = PropertyContext(graph: graph, environment: context.known.environment)
    return properties.connect(record.properties, of: view, in: context)
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
