/// The views of a collection's elements, each with its element's identity (R-STATE-3).
final class ForEachViewNode: ViewNode {
  private var order: [AnyHashable] = []
  private var children: [AnyHashable: ViewNode] = [:]

  init(_ views: [(id: AnyHashable, view: any View)], in context: ViewContext) {
    super.init(in: context)
    _ = adopt(views, in: context)
  }

  override var childNodes: [ViewNode] { order.compactMap { children[$0] } }

  override var staticCount: Int? { nil }

  override func appendRows(to outline: inout LazyOutline) {
    for child in childNodes { child.appendRows(to: &outline) }
  }

  override func visitIdentities(_ visit: (AnyHashable, ViewNode) -> Bool) -> Bool {
    order.contains { id in
      guard let child = children[id] else { return false }
      return visit(id, child) || child.visitIdentities(visit)
    }
  }

  override func scrollTarget(for id: AnyHashable) -> ScrollTarget? {
    if let element = children[id]?.elements.first { return ScrollTarget(element) }
    return super.scrollTarget(for: id)
  }

  func update(_ views: [(id: AnyHashable, view: any View)], in context: ViewContext) {
    if adopt(views, in: context) { elementsDidChange() }
  }

  /// Brings the nodes up to date, makes the new ones, and takes the old ones out.
  ///
  /// - Returns: Whether the elements are others than before, or in another order.
  private func adopt(
    _ views: [(id: AnyHashable, view: any View)],
    in context: ViewContext
  ) -> Bool {
    let inside = context.inside(self)
    var newOrder: [AnyHashable] = []
    var kept: [AnyHashable: ViewNode] = [:]
    for (id, view) in views {
      let key = uniqueKey(for: id, among: kept)
      if let child = children[key] {
        view.update(child, in: inside)
        kept[key] = child
      } else {
        kept[key] = view.node(in: inside)
      }
      newOrder.append(key)
    }
    let leaving = order.filter { kept[$0] == nil }.compactMap { children[$0] }
    let isReordered = newOrder != order
    (order, children) = (newOrder, kept)
    for child in leaving { child.leave() }
    return isReordered
  }

  /// The id itself; for one that another element already has, the id with a number.
  private func uniqueKey(for id: AnyHashable, among taken: [AnyHashable: ViewNode]) -> AnyHashable {
    guard taken[id] != nil else { return id }
    graph.session.report(.duplicateIdentity("\(id.base)"))
    var number = 2
    while taken[DuplicateKey(id: id, number: number)] != nil { number += 1 }
    return DuplicateKey(id: id, number: number)
  }

  private struct DuplicateKey: Hashable {
    let id: AnyHashable
    let number: Int
  }
}
