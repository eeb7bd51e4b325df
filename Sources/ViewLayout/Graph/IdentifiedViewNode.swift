/// The node of a view with an explicit id: there is always exactly one branch.
final class IdentifiedViewNode: BranchViewNode {
  override var staticCount: Int? { content?.staticCount }

  override func visitIdentities(_ visit: (AnyHashable, ViewNode) -> Bool) -> Bool {
    visit(branch, self) || super.visitIdentities(visit)
  }

  override func scrollTarget(for id: AnyHashable) -> ScrollTarget? {
    branch == id ? elements.first.map { ScrollTarget($0) } : super.scrollTarget(for: id)
  }
}
