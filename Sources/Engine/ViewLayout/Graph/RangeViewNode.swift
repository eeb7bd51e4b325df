/// The node of a `ForEach` over a range of integers, whose identities are the integers.
///
/// Its class does not depend on the type of the content, which would be looked up for each node.
final class RangeViewNode: ViewNode {
  private var range: Range<Int>
  /// The nodes of the elements, in order.
  private var children: [ViewNode] = []

  /// Makes the node of a `ForEach`.
  ///
  /// - Parameters:
  ///   - range: The range of integers.
  ///   - views: The views of the integers, in order.
  ///   - context: The context of the `ForEach`.
  init<Content: View>(_ range: Range<Int>, _ views: ElementViews<Content>, in context: ViewContext)
  {
    self.range = range
    super.init(in: context)
    let inside = context.inside(self)
    children = (0..<range.count).map { views.makeNode(at: $0, in: inside) }
  }

  override var childNodes: [ViewNode] { children }

  override var staticCount: Int? { nil }

  override func appendElements(to elements: inout [LayoutNode]) {
    if elements.isEmpty { elements.reserveCapacity(children.count) }
    for child in children { child.appendElements(to: &elements) }
  }

  override func appendRows(to outline: inout LazyOutline) {
    for child in children { child.appendRows(to: &outline) }
  }

  override func visitIdentities(_ visit: (AnyHashable, ViewNode) -> Bool) -> Bool {
    zip(range, children).contains { id, child in
      visit(AnyHashable(id), child) || child.visitIdentities(visit)
    }
  }

  override func scrollTarget(for id: AnyHashable) -> ScrollTarget? {
    if let place = range.indices.first(where: { AnyHashable($0) == id }),
      let element = children[place - range.lowerBound].elements.first
    {
      return ScrollTarget(element)
    }
    return super.scrollTarget(for: id)
  }

  /// Updates the nodes for another range: keeps those of known integers, makes those of new ones,
  /// removes the others.
  func update<Content: View>(
    to new: Range<Int>,
    _ views: ElementViews<Content>,
    in context: ViewContext
  ) {
    let inside = context.inside(self)
    let (known, old) = (range, children)
    if new == known {
      for (place, child) in old.enumerated() { views.update(child, at: place, in: inside) }
      return
    }
    range = new
    children = new.map { id in
      let place = id - new.lowerBound
      guard known.contains(id) else { return views.makeNode(at: place, in: inside) }
      let child = old[id - known.lowerBound]
      views.update(child, at: place, in: inside)
      return child
    }
    for (id, child) in zip(known, old) where !new.contains(id) { child.leave() }
    elementsDidChange()
  }
}

/// The views of a collection's elements, until their nodes are made or updated.
///
/// They are not in an array: appending to one looks its type up for each element.
nonisolated struct ElementViews<Content: View> {
  let start: UnsafeMutablePointer<Content>
  let count: Int

  func makeNode(at place: Int, in context: ViewContext) -> ViewNode {
    start[place].nodeInPlace(in: context)
  }

  func update(_ node: ViewNode, at place: Int, in context: ViewContext) {
    start[place].updateInPlace(node, in: context)
  }

  func deallocate() {
    start.deinitialize(count: count)
    start.deallocate()
  }
}
