/// The slots of a list of identifiers.
@usableFromInline
struct AddedIdentifiers<Identifier> {
  /// All of them, in the order of the list, each once.
  @usableFromInline var slots: [Slot] = []
  /// Those that were there before.
  @usableFromInline var old: [Slot] = []
  /// What the list names once more than it should.
  @usableFromInline var repeated: [Identifier] = []

  @inlinable
  init(count: Int) {
    slots.reserveCapacity(count)
  }
}
