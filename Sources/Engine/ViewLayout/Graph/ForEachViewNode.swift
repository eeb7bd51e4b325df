/// The views of a collection's elements, each with its element's identity (R-STATE-3).
final class ForEachViewNode<ID: Hashable, Content: View>: ViewNode {
  /// The view of an element, with the element's identity.
  struct Row {
    let id: ID
    let view: Content
  }

  /// An element's identity; where elements before it have the same, with a number.
  private struct Key: Hashable {
    let id: ID
    var number = 1

    /// The identity that authors name the element by: none has a name for one whose id is
    /// another's.
    var identity: AnyHashable { number == 1 ? AnyHashable(id) : AnyHashable(self) }
  }

  private let areDistinct: Bool
  private var keys: [Key] = []
  private var children: [ViewNode] = []

  /// Makes the node.
  ///
  /// - Parameters:
  ///   - rows: The elements' views, in order.
  ///   - areDistinct: Whether no two elements can have the same identity.
  ///   - context: What the surroundings tell.
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

  override func scrollTarget(for id: AnyHashable) -> ScrollTarget? {
    if let place = keys.firstIndex(where: { $0.identity == id }),
      let element = children[place].elements.first
    {
      return ScrollTarget(element)
    }
    return super.scrollTarget(for: id)
  }

  /// Brings the nodes up to date: as long as elements are where they were, none is looked up.
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
  /// Finds the nodes of elements from a place on by their identities, makes those of new ones, and
  /// takes those out that are not found.
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

  /// The key of the next element of an id: a second one is a mistake, and is told from the first
  /// by its number.
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

/// The node of a view with an explicit id: another id is another identity (R-STATE-4).
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
