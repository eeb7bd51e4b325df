extension IdentifierTable {
  /// How many identifiers two lists have in common at their beginnings: of slots of this table, and
  /// of slots of another one.
  @inlinable
  func commonPrefix(of list: ArraySlice<Slot>, and other: ArraySlice<Slot>, in table: Self) -> Int {
    zip(list, other).prefix { isSame($0, $1, in: table) }.count
  }

  /// How many identifiers two lists have in common at their ends.
  @inlinable
  func commonSuffix(of list: ArraySlice<Slot>, and other: ArraySlice<Slot>, in table: Self) -> Int {
    zip(list.reversed(), other.reversed()).prefix { isSame($0, $1, in: table) }.count
  }

  /// The slots that another table's slots have in this one; `nil` for what it does not have.
  @inlinable
  func slots(of list: ArraySlice<Slot>, in table: Self) -> [Slot?] {
    list.map { slot(ofSlot: $0, in: table) }
  }
}
