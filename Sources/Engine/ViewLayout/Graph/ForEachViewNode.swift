/// The node of a `ForEach`, whose views have the identities of their elements (R-STATE-3).
final class ForEachViewNode<ID: Hashable, Content: View>: ViewNode {
  /// An element's identity and view.
  struct Row {
    let id: ID
    let view: Content
  }

  /// The key of an element: its identity, with a number if several elements have the same identity.
  private struct Key: Hashable {
    let id: ID
    var number = 1

    /// The id that code uses to refer to the element; elements with a duplicate identity cannot be
    /// referred to.
    var identity: AnyHashable { number == 1 ? AnyHashable(id) : AnyHashable(self) }
  }

  private let areDistinct: Bool
  private var keys: [Key] = []
  private var children: [ViewNode] = []

  /// Makes the node of a `ForEach`.
  ///
  /// - Parameters:
  ///   - rows: The views of the elements, in order.
  ///   - areDistinct: Whether the identities of the elements are known to be distinct.
  ///   - context: The context of the `ForEach`.
  init(_ rows: [Row], areDistinct: Bool, in context: ViewContext) {
    self.areDistinct = areDistinct
    super.init(in: context)
    exchange(for: rows, from: 0, in: context.inside(self))
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
    zip(keys, children).contains { key, child in
      visit(key.identity, child) || child.visitIdentities(visit)
    }
  }

  // mutants(order): keys of a loop are distinct: those of equal ids have numbers
  override func scrollTarget(for id: AnyHashable) -> ScrollTarget? {
    if let place = keys.firstIndex(where: { $0.identity == id }),
      let element = children[place].elements.first
    {
      return ScrollTarget(element)
    }
    return super.scrollTarget(for: id)
  }

  // mutants(condition): cost only
  /// Updates the nodes for new elements.
  ///
  /// Elements before the first one whose index has changed are updated without a dictionary lookup.
  func update(_ rows: [Row], in context: ViewContext) {
    let inside = context.inside(self)
    var place = 0
    while place < rows.count, place < keys.count, rows[place].id == keys[place].id {
      if keys[place].number > 1 { report(keys[place]) }
      rows[place].view.update(children[place], in: inside)
      place += 1
    }
    if place == rows.count, place == keys.count { return }
    exchange(for: rows, from: place, in: inside)
    elementsDidChange()
  }
}

extension ForEachViewNode {
  // mutants(condition): cost only
  /// Replaces the nodes from an index on: keeps those of known elements, makes those of new ones,
  /// removes the others.
  private func exchange(for rows: [Row], from start: Int, in inside: ViewContext) {
    let (oldKeys, oldChildren) = (keys[start...], children[start...])
    var old = Dictionary(zip(oldKeys, oldChildren)) { first, _ in first }
    keys.removeSubrange(start...)
    children.removeSubrange(start...)
    var counts: [ID: Int] = [:]
    if !areDistinct { for key in keys { counts[key.id, default: 0] += 1 } }
    for row in rows[start...] {
      let key = areDistinct ? Key(id: row.id) : makeKey(of: row.id, counting: &counts)
      keys.append(key)
      if let child = old.removeValue(forKey: key) {
        row.view.update(child, in: inside)
        children.append(child)
      } else {
        children.append(row.view.node(in: inside))
      }
    }
    if old.isEmpty { return }
    for (key, child) in zip(oldKeys, oldChildren) where old[key] != nil { child.leave() }
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
