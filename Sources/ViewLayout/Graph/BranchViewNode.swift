/// A condition: one branch at a time, each with an identity of its own (R-STATE-2).
class BranchViewNode: ContentViewNode {
  private(set) var branch: AnyHashable

  /// Makes the node.
  ///
  /// - Parameters:
  ///   - view: The branch's view; `nil` for a condition that does not hold.
  ///   - branch: What tells the branch from others.
  ///   - context: What the surroundings tell.
  init(_ view: (any View)?, branch: AnyHashable, in context: ViewContext) {
    self.branch = branch
    super.init(in: context)
    content = view?.node(in: context.inside(self))
  }

  override var staticCount: Int? { nil }

  override func appendRows(to outline: inout LazyOutline) {
    content?.appendRows(to: &outline)
  }

  func update(_ view: (any View)?, branch: AnyHashable, in context: ViewContext) {
    if branch == self.branch {
      if let content, let view { view.update(content, in: context.inside(self)) }
      return
    }
    self.branch = branch
    let old = content
    content = view?.node(in: context.inside(self))
    old?.leave()
    elementsDidChange()
  }
}
