private import Synchronization

/// The items of a section in a tree: who is inside of whom, in which order, and who is expanded.
///
/// Items have slots, which are linked to their neighbours, so that a change costs what it changes
/// and moves nothing else. Slot 0 is the root, which is no item; as a neighbour, 0 is none.
struct ItemTree<Item: Hashable> {
  /// The slot that all others are inside of.
  static var root: Int { 0 }

  private var nodes: [ItemNode<Item>] = [ItemNode(item: nil, parent: 0)]
  private var slots: [Item: Int] = [:]
  /// The slots that nothing is in.
  private var freeSlots: [Int] = []
  private var ranks = ItemRanks()

  init() {}
}

extension ItemTree {
  /// How many items there are.
  var count: Int { slots.count }

  /// Where an item is; `nil` for an item that is not there.
  ///
  /// - Complexity: O(1)
  func slot(of item: Item) -> Int? { slots[item] }

  /// The item of a slot; `nil` for the root.
  func item(at slot: Int) -> Item? { nodes[slot].item }

  /// The item that an item is inside of, be it the root.
  func parent(of slot: Int) -> Int { nodes[slot].parent }

  /// The sibling behind an item; 0 for the last.
  func next(after slot: Int) -> Int { nodes[slot].next }

  /// Whether anything is inside.
  func hasChildren(_ slot: Int) -> Bool { nodes[slot].firstChild != 0 }

  /// Whether an item is expanded; what is inside may be there or not.
  func isExpanded(_ slot: Int) -> Bool { nodes[slot].isExpanded }

  /// The items that an item is inside of, innermost first.
  ///
  /// - Complexity: O(*d*) for a depth of *d*.
  func ancestors(of slot: Int) -> [Int] {
    sequence(first: parent(of: slot)) { parent(of: $0) }.prefix { $0 != Self.root }
  }

  /// The items inside of another one, each before those inside it.
  ///
  /// - Parameters:
  ///   - top: What they are inside of.
  ///   - enters: Whether what is inside of an item is among them.
  /// - Returns: Their slots.
  func slots(
    inside top: Int,
    entering enters: @escaping (Int) -> Bool = { _ in true }
  ) -> [Int] {
    sequence(first: nodes[top].firstChild) { slot in
      enters(slot) && hasChildren(slot) ? nodes[slot].firstChild : follower(of: slot, inside: top)
    }.prefix { $0 != 0 }
  }

  /// The item behind an item and everything inside it; 0 for none.
  ///
  /// - Parameters:
  ///   - slot: The item.
  ///   - top: What the follower must be inside of.
  /// - Returns: Its slot.
  /// - Complexity: O(*d*) for a depth of *d*.
  func follower(of slot: Int, inside top: Int = ItemTree.root) -> Int {
    var slot = slot
    while slot != top {
      if nodes[slot].next != 0 { return nodes[slot].next }
      slot = nodes[slot].parent
    }
    return 0
  }

  /// An item's place among all, each before those inside it.
  ///
  /// - Complexity: O(*n*) for the first question after a change, then O(1).
  func rank(of slot: Int) -> Int {
    ranks.rank(of: slot) {
      var ranks = Array(repeating: 0, count: nodes.count)
      for (rank, slot) in slots(inside: Self.root).enumerated() { ranks[slot] = rank }
      return ranks
    }
  }
}

extension ItemTree {
  /// Puts an item that is not there yet under a parent.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - parent: What it is to be inside of.
  ///   - next: The child of the parent that it is to stand before; 0 for the end.
  ///   - isExpanded: Whether it is expanded.
  /// - Returns: Its slot.
  /// - Complexity: O(1)
  @discardableResult
  mutating func insert(
    _ item: Item,
    under parent: Int,
    before next: Int = 0,
    isExpanded: Bool = false
  ) -> Int {
    ranks.discard()
    var node = ItemNode(item: item, parent: parent)
    node.isExpanded = isExpanded
    let slot = freeSlots.popLast() ?? nodes.count
    if slot == nodes.count { nodes.append(node) } else { nodes[slot] = node }
    slots[item] = slot
    let previous = next == 0 ? nodes[parent].lastChild : nodes[next].previous
    link(previous, slot, under: parent)
    link(slot, next, under: parent)
    return slot
  }

  /// Copies what is inside of an item of another tree, expanded where it is.
  ///
  /// - Parameters:
  ///   - other: The tree; none of the copied items is in this one.
  ///   - top: What they are inside of there.
  ///   - parent: What they are to be inside of here.
  ///   - next: The child of the parent that they are to stand before; 0 for the end.
  /// - Complexity: O(*m*) for *m* items.
  mutating func insert(
    _ other: ItemTree,
    inside top: Int = ItemTree.root,
    under parent: Int,
    before next: Int = 0
  ) {
    var copies = [top: parent]
    for slot in other.slots(inside: top) {
      guard let item = other.item(at: slot), let place = copies[other.parent(of: slot)] else {
        continue
      }
      copies[slot] = insert(
        item,
        under: place,
        before: place == parent ? next : 0,
        isExpanded: other.isExpanded(slot)
      )
    }
  }

  /// Takes an item out with everything inside it.
  ///
  /// - Complexity: O(*m*) for *m* items.
  mutating func remove(_ slot: Int) {
    let node = nodes[slot]
    removeChildren(of: slot)
    link(node.previous, node.next, under: node.parent)
    free(slot)
  }

  /// Takes everything out that is inside of an item.
  ///
  /// - Complexity: O(*m*) for *m* items.
  mutating func removeChildren(of slot: Int) {
    for inner in Array(slots(inside: slot)) { free(inner) }
    nodes[slot].firstChild = 0
    nodes[slot].lastChild = 0
  }

  /// Expands an item, or collapses it.
  mutating func setExpanded(_ slot: Int, _ isExpanded: Bool) {
    nodes[slot].isExpanded = isExpanded
  }
}

extension ItemTree {
  /// Makes two siblings neighbours; 0 is none, so that the other is the first or the last child.
  private mutating func link(_ previous: Int, _ next: Int, under parent: Int) {
    if previous == 0 { nodes[parent].firstChild = next } else { nodes[previous].next = next }
    if next == 0 { nodes[parent].lastChild = previous } else { nodes[next].previous = previous }
  }

  private mutating func free(_ slot: Int) {
    ranks.discard()
    if let item = nodes[slot].item { slots[item] = nil }
    nodes[slot] = ItemNode(item: nil, parent: 0)
    freeSlots.append(slot)
  }
}

extension ItemTree: Sendable where Item: Sendable {}

/// An item in its slot, with its neighbours' slots; 0 is none of these.
struct ItemNode<Item> {
  /// `nil` for the root and where nothing is.
  var item: Item?
  var parent: Int
  var previous = 0
  var next = 0
  var firstChild = 0
  var lastChild = 0
  var isExpanded = false

  init(item: Item?, parent: Int) {
    self.item = item
    self.parent = parent
  }
}

extension ItemNode: Sendable where Item: Sendable {}

/// The places of a tree's items, counted at the first access and discarded when the tree
/// changes.
struct ItemRanks: Sendable {
  /// Places by slots; copies of a tree share them until one of them changes.
  private final class Store: Sendable {
    let ranks = Mutex<[Int]?>(nil)
  }

  private var store = Store()
}

extension ItemRanks {
  /// A slot's place.
  ///
  /// - Parameters:
  ///   - slot: The slot.
  ///   - count: Counts the places of all slots.
  /// - Returns: The place, from 0.
  func rank(of slot: Int, counting count: () -> [Int]) -> Int {
    store.ranks.withLock { known in
      let ranks = known ?? count()
      known = ranks
      return ranks[slot]
    }
  }

  /// Forgets the places, for this copy alone.
  mutating func discard() {
    if isKnownUniquelyReferenced(&store) {
      store.ranks.withLock { $0 = nil }
    } else {
      store = Store()
    }
  }
}
