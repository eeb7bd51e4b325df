/// The slots of a list of identifiers.
@usableFromInline
struct AddedIdentifiers<Identifier> {
  /// All of them, in the order of the list, each once.
  @usableFromInline var slots: [Slot] = []
  /// Those that were there before.
  @usableFromInline var old: [Slot] = []
  /// The identifiers that the list names more often than once, each for each time too many.
  @usableFromInline var repeated: [Identifier] = []

  @inlinable
  init(count: Int) {
    slots.reserveCapacity(count)
  }
}
