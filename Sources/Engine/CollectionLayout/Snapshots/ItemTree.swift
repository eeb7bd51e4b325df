private import Synchronization

/// The items of a section as a tree, with their order and their expansion states.
///
/// Each item has a slot that is linked to its neighbors, so that the cost of a change depends only
/// on the number of changed items. Slot 0 is the root, which is not an item; as a neighbor, 0 means
/// none.
struct ItemTree<Item: Hashable> {
  /// The slot of the root, which contains all other slots.
  static var root: Int { 0 }

  private var nodes: [ItemNode<Item>] = [ItemNode(item: nil, parent: 0)]
  private var slots: [Item: Int] = [:]
  /// The slots without an item.
  private var freeSlots: [Int] = []
  private var ranks = ItemRanks()

  init() {}
}

extension ItemTree {
  var count: Int { slots.count }

  /// Returns the slot of an item, or `nil` if it is not in the tree.
  ///
  /// - Complexity: O(1)
  func slot(of item: Item) -> Int? { slots[item] }

  /// Returns the item of a slot; `nil` for the root.
  func item(at slot: Int) -> Item? { nodes[slot].item }

  /// Returns the parent of a slot, which may be the root.
  func parent(of slot: Int) -> Int { nodes[slot].parent }

  /// Returns the next sibling of a slot; 0 for the last one.
  func next(after slot: Int) -> Int { nodes[slot].next }

  func hasChildren(_ slot: Int) -> Bool { nodes[slot].firstChild != 0 }

  /// Returns whether an item is expanded; items without children can be expanded too.
  func isExpanded(_ slot: Int) -> Bool { nodes[slot].isExpanded }

  /// Returns the ancestors of an item without the root, innermost first.
  ///
  /// - Complexity: O(*d*) for a depth of *d*.
  func ancestors(of slot: Int) -> [Int] {
    sequence(first: parent(of: slot)) { parent(of: $0) }.prefix { $0 != Self.root }
  }

  /// Returns the descendants of a slot in preorder.
  ///
  /// - Parameters:
  ///   - top: The slot whose descendants are returned.
  ///   - enters: Returns whether the descendants of an item are included.
  /// - Returns: The slots of the descendants.
  func slots(
    inside top: Int,
    entering enters: @escaping (Int) -> Bool = { _ in true }
  ) -> [Int] {
    sequence(first: nodes[top].firstChild) { slot in
      enters(slot) && hasChildren(slot) ? nodes[slot].firstChild : follower(of: slot, inside: top)
    }.prefix { $0 != 0 }
  }

  /// Returns the next item in preorder after an item and its descendants; 0 for none.
  ///
  /// - Parameters:
  ///   - slot: The slot of the item.
  ///   - top: The slot that must contain the next item.
  /// - Returns: The slot of the next item.
  /// - Complexity: O(*d*) for a depth of *d*.
  func follower(of slot: Int, inside top: Int = ItemTree.root) -> Int {
    var slot = slot
    while slot != top {
      if nodes[slot].next != 0 { return nodes[slot].next }
      slot = nodes[slot].parent
    }
    return 0
  }

  /// Returns the index of an item in the preorder of all items.
  ///
  /// - Complexity: O(*n*) for the first call after a change, then O(1).
  func rank(of slot: Int) -> Int {
    ranks.rank(of: slot) {
      var ranks = Array(repeating: 0, count: nodes.count)
      for (rank, slot) in slots(inside: Self.root).enumerated() { ranks[slot] = rank }
      return ranks
    }
  }
}

extension ItemTree {
  /// Inserts a new item under a parent.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - parent: The slot of the parent.
  ///   - next: The child of the parent that follows the new item; 0 to append it.
  ///   - isExpanded: Whether the item is expanded.
  /// - Returns: The slot of the new item.
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

  /// Inserts copies of another tree's items, with their expansion states.
  ///
  /// - Parameters:
  ///   - other: The other tree; none of the copied items is in this one.
  ///   - top: The slot in the other tree whose descendants are copied.
  ///   - parent: The slot of the parent in this tree.
  ///   - next: The child of the parent that follows the copies; 0 to append them.
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

  /// Removes an item and its descendants.
  ///
  /// - Complexity: O(*m*) for *m* items.
  mutating func remove(_ slot: Int) {
    let node = nodes[slot]
    removeChildren(of: slot)
    link(node.previous, node.next, under: node.parent)
    free(slot)
  }

  /// Removes the descendants of an item.
  ///
  /// - Complexity: O(*m*) for *m* items.
  mutating func removeChildren(of slot: Int) {
    for inner in Array(slots(inside: slot)) { free(inner) }
    nodes[slot].firstChild = 0
    nodes[slot].lastChild = 0
  }

  /// Expands or collapses an item.
  mutating func setExpanded(_ slot: Int, _ isExpanded: Bool) {
    nodes[slot].isExpanded = isExpanded
  }
}

extension ItemTree {
  /// Links two siblings; a 0 in place of one makes the other the parent's first or last child.
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

/// An item and the slots of its neighbors; 0 means none.
struct ItemNode<Item> {
  /// The item; `nil` for the root and for free slots.
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

/// The preorder indices of a tree's items, computed at the first access and discarded when the tree
/// changes.
struct ItemRanks: Sendable {
  /// The indices by slot; copies of a tree share them until one of them changes.
  private final class Store: Sendable {
    let ranks = Mutex<[Int]?>(nil)
  }

  private var store = Store()
}

extension ItemRanks {
  /// Returns the preorder index of a slot.
  ///
  /// - Parameters:
  ///   - slot: The slot.
  ///   - count: Computes the indices of all slots.
  /// - Returns: The index, from 0.
  func rank(of slot: Int, counting count: () -> [Int]) -> Int {
    store.ranks.withLock { known in
      let ranks = known ?? count()
      known = ranks
      return ranks[slot]
    }
  }

  /// Discards the indices of this copy.
  mutating func discard() {
    if isKnownUniquelyReferenced(&store) {
      store.ranks.withLock { $0 = nil }
    } else {
      store = Store()
    }
  }
}
