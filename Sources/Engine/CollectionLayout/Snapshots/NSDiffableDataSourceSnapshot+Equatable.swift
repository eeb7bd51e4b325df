extension NSDiffableDataSourceSnapshot: Equatable {
  /// Whether both have the same sections and items in the same order; marks do not matter
  /// (R-SNAP-16).
  public static func == (first: Self, second: Self) -> Bool {
    guard first.numberOfSections == second.numberOfSections,
      first.numberOfItems == second.numberOfItems
    else { return false }
    return zip(first.store.arrangement.order, second.store.arrangement.order).allSatisfy {
      one,
      other in
      first.store.sections[one] == second.store.sections[other]
        && first.store.arrangement.items(ofSection: one).elementsEqual(
          second.store.arrangement.items(ofSection: other)
        ) {
          first.store.items[$0] == second.store.items[$1]
        }
    }
  }
}
