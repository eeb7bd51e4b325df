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
