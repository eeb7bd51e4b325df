/// A condition: one branch at a time, each with an identity of its own (R-STATE-2).
final class ConditionViewNode: ContentViewNode {
  private var branch: Bool

  /// Makes the node.
  ///
  /// - Parameters:
  ///   - view: The branch's view; `nil` for a condition that does not hold.
  ///   - branch: Which of the two branches it is.
  ///   - context: What the surroundings tell.
  init<Content: View>(_ view: Content?, branch: Bool, in context: ViewContext) {
    self.branch = branch
    super.init(in: context)
    content = view?.node(in: context.inside(self))
  }

  override var staticCount: Int? { nil }

  override func appendRows(to outline: inout LazyOutline) {
    content?.appendRows(to: &outline)
  }

  func update<Content: View>(_ view: Content?, branch: Bool, in context: ViewContext) {
    let inside = context.inside(self)
    if branch == self.branch {
      if let content, let view { view.update(content, in: inside) }
    } else {
      self.branch = branch
      exchangeContent(for: view?.node(in: inside))
    }
  }
}
