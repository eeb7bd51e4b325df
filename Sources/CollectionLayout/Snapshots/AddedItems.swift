/// The items that a call names, as slots.
struct AddedItems<Item> {
  /// All of them, in the order of the call.
  var slots: [Slot] = []
  /// Those that were there before.
  var old: [Slot] = []
  /// Those that were not.
  var new: [Slot] = []
  /// What the call names once more than it should.
  var repeated: [Item] = []
}
