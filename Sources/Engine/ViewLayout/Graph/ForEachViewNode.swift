/// The node of a `ForEach`, whose views have the identities of their elements (R-STATE-3).
final class ForEachViewNode<ID: Hashable, Content: View>: ViewNode {
  /// The key of an element: its identity, with a number if several elements have the same identity.
  private struct Key: Hashable {
    let id: ID
    var number = 1

    /// The id that code uses to refer to the element; elements with a duplicate identity cannot be
    /// referred to.
    var identity: AnyHashable { number == 1 ? AnyHashable(id) : AnyHashable(self) }
  }

  private var ids: [ID] = []
  /// The numbers in the keys of the elements, by index.
  private var numbers: [Int] = []
  private var children: [ViewNode] = []

  /// Makes the node of a `ForEach`.
  ///
  /// - Parameters:
  ///   - views: The views of the elements, in order.
  ///   - ids: The identities of the elements.
  ///   - context: The context of the `ForEach`.
  init(_ views: ElementViews<Content>, ids: [ID], in context: ViewContext) {
    super.init(in: context)
    append(views, ids: ids, from: 0, in: context.inside(self))
  }

  override var childNodes: [ViewNode] { children }

  override var staticCount: Int? { nil }

  override func appendElements(to elements: inout [LayoutNode]) {
    for child in children { child.appendElements(to: &elements) }
  }

  override func appendRows(to outline: inout LazyOutline) {
    for child in children { child.appendRows(to: &outline) }
  }

  override func visitIdentities(_ visit: (AnyHashable, ViewNode) -> Bool) -> Bool {
    children.indices.contains { place in
      visit(key(at: place).identity, children[place]) || children[place].visitIdentities(visit)
    }
  }

  override func scrollTarget(for id: AnyHashable) -> ScrollTarget? {
    if let place = children.indices.first(where: { key(at: $0).identity == id }),
      let element = children[place].elements.first
    {
      return ScrollTarget(element)
    }
    return super.scrollTarget(for: id)
  }

  /// Updates the nodes for new elements.
  ///
  /// Elements before the first one whose index has changed are updated without a dictionary lookup.
  func update(_ views: ElementViews<Content>, ids: [ID], in context: ViewContext) {
    let inside = context.inside(self)
    var place = 0
    while place < ids.count, place < self.ids.count, ids[place] == self.ids[place] {
      let key = key(at: place)
      if key.number > 1 { report(key) }
      views.update(children[place], at: place, in: inside)
      place += 1
    }
    if place == ids.count, place == self.ids.count { return }
    if place == self.ids.count {
      append(views, ids: ids, from: place, in: inside)
    } else {
      exchange(for: views, ids: ids, from: place, in: inside)
    }
    elementsDidChange()
  }
}

extension ForEachViewNode {
  private func key(at place: Int) -> Key {
    Key(id: ids[place], number: numbers[place])
  }

  /// Appends the nodes of elements, given the index of the first one that has no node.
  private func append(
    _ views: ElementViews<Content>,
    ids: [ID],
    from start: Int,
    in inside: ViewContext
  ) {
    var counts = counts()
    for id in ids[start...] { append(makeKey(of: id, counting: &counts)) }
    children += (start..<ids.count).map { views.makeNode(at: $0, in: inside) }
  }

  /// Replaces the nodes from an index on: keeps those of known elements, makes those of new ones,
  /// removes the others.
  private func exchange(
    for views: ElementViews<Content>,
    ids new: [ID],
    from start: Int,
    in inside: ViewContext
  ) {
    let oldKeys = (start..<ids.count).map(key(at:))
    let oldChildren = children[start...]
    var old = Dictionary(zip(oldKeys, oldChildren)) { first, _ in first }
    ids.removeSubrange(start...)
    numbers.removeSubrange(start...)
    children.removeSubrange(start...)
    var counts = counts()
    for place in start..<new.count {
      let key = makeKey(of: new[place], counting: &counts)
      append(key)
      if let child = old.removeValue(forKey: key) {
        views.update(child, at: place, in: inside)
        children.append(child)
      } else {
        children.append(views.makeNode(at: place, in: inside))
      }
    }
    if old.isEmpty { return }
    for (key, child) in zip(oldKeys, oldChildren) where old[key] != nil { child.leave() }
  }

  private func append(_ key: Key) {
    ids.append(key.id)
    numbers.append(key.number)
  }

  /// Returns the number of elements of each identity.
  private func counts() -> [ID: Int] {
    ids.reduce(into: [:]) { counts, id in counts[id, default: 0] += 1 }
  }

  /// Returns the key of the next element with an id, and reports the id if it is a duplicate.
  ///
  /// A duplicate is a mistake in the scene; the key's number distinguishes it from the first
  /// element.
  private func makeKey(of id: ID, counting counts: inout [ID: Int]) -> Key {
    let key = Key(id: id, number: counts[id, default: 0] + 1)
    counts[id] = key.number
    if key.number > 1 { report(key) }
    return key
  }

  private func report(_ key: Key) {
    graph.session.report(.duplicateIdentity(AnyHashable(key.id)))
  }
}

/// The node of a view with an explicit id, which gets a new identity if the id changes (R-STATE-4).
final class IdentifiedViewNode: ContentViewNode {
  private var id: AnyHashable

  init<Content: View>(_ view: Content, id: AnyHashable, in context: ViewContext) {
    self.id = id
    super.init(in: context)
    content = view.node(in: context.inside(self))
  }

  override func appendRows(to outline: inout LazyOutline) {
    content?.appendRows(to: &outline)
  }

  override func visitIdentities(_ visit: (AnyHashable, ViewNode) -> Bool) -> Bool {
    visit(id, self) || super.visitIdentities(visit)
  }

  override func scrollTarget(for id: AnyHashable) -> ScrollTarget? {
    self.id == id ? elements.first.map { ScrollTarget($0) } : super.scrollTarget(for: id)
  }

  func update<Content: View>(_ view: Content, id: AnyHashable, in context: ViewContext) {
    let inside = context.inside(self)
    if id == self.id {
      if let content { view.update(content, in: inside) }
    } else {
      self.id = id
      exchangeContent(for: view.node(in: inside))
    }
  }
}
