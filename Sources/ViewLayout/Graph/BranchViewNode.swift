/// A condition: one branch at a time, each with an identity of its own (R-STATE-2).
class BranchViewNode: ViewNode {
  private(set) var branch: AnyHashable
  private var child: ViewNode?

  /// Makes the node.
  ///
  /// - Parameters:
  ///   - view: The branch's view; `nil` for a condition that does not hold.
  ///   - branch: What tells the branch from others.
  ///   - context: What the surroundings tell.
  init(_ view: (any View)?, branch: AnyHashable, in context: ViewContext) {
    self.branch = branch
    super.init(in: context)
    child = view?.node(in: context.inside(self))
  }

  override var childNodes: [ViewNode] { child.map { [$0] } ?? [] }

  override var staticCount: Int? { nil }

  override func appendRows(to outline: inout LazyOutline) {
    for child in childNodes { child.appendRows(to: &outline) }
  }

  func update(_ view: (any View)?, branch: AnyHashable, in context: ViewContext) {
    if branch == self.branch {
      if let child, let view { view.update(child, in: context.inside(self)) }
      return
    }
    self.branch = branch
    let old = child
    child = view?.node(in: context.inside(self))
    old?.leave()
    elementsDidChange()
  }
}
