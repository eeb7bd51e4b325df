/// An item with how deep it is, in a list that has each item before those inside it.
struct TreeRow: Hashable {
  var item: Int
  var level = 0
  var isExpanded = false
}
