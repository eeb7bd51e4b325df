import ViewLayout

extension SnapshotCall {
  func refuseUnknown(parent: (some Hashable)?) {
    refuse(
      .unknownParent,
      "the section snapshot has no \(parent.map { IdentifierText.text($0) } ?? "parent")",
      "append the parent first, or ask contains whether it is there"
    )
  }

  func refuseUnknown(treeItem item: some Hashable) {
    refuse(
      .unknownItem,
      "the section snapshot has no item \(IdentifierText.text(item))",
      "append the item first, or ask contains whether it is there"
    )
  }

  func refuseUnknown(treeDestination destination: some Hashable) {
    refuse(
      .unknownDestination,
      "the section snapshot has no \(IdentifierText.text(destination)) to put anything beside",
      "name one that is there, or append in place of inserting"
    )
  }

  func refuseDuplicate(items: [some Hashable]) {
    refuse(
      .duplicateItems,
      "\(IdentifierText.text(items)) would be in the section snapshot more than once",
      "name each item once, and delete what is there before it is added again"
    )
  }
}
