/// Where an item is: in which section, and about where in it.
struct ItemPlace {
  /// The section's slot.
  var section: Slot
  /// Where the item was when its section was numbered last; it is near that place still.
  var hint: UInt32
}
