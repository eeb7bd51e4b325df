import ViewLayout

extension SnapshotCall {
  @usableFromInline
  func refuseUnknown(section: some Hashable) {
    refuse(
      .unknownSection,
      "the snapshot has no section \(IdentifierText.text(section))",
      "append the section first, or ask indexOfSection whether it is there"
    )
  }

  func refuseUnknown(item: some Hashable) {
    refuse(
      .unknownItem,
      "the snapshot has no item \(IdentifierText.text(item))",
      "append the item first, or ask indexOfItem whether it is there"
    )
  }

  func refuseUnknown(destination: some Hashable) {
    refuse(
      .unknownDestination,
      "the snapshot has no \(IdentifierText.text(destination)) to put anything beside",
      "name one that is there"
    )
  }

  @usableFromInline
  func refuseWithoutSections() {
    refuse(
      .noSections,
      "the snapshot has no section that could hold items",
      "append a section first"
    )
  }

  func refuseRepeated(sections: [some Hashable]) {
    refuse(
      .duplicateSectionsInArgument,
      "it names \(IdentifierText.text(sections)) more than once",
      "name each section once"
    )
  }

  @usableFromInline
  func refuseRepeated(items: [some Hashable]) {
    refuse(
      .duplicateItemsInArgument,
      "it names \(IdentifierText.text(items)) more than once",
      "name each item once, or make what is equal unequal"
    )
  }

  func refusePresent(sections: [some Hashable]) {
    refuse(
      .sectionAlreadyPresent,
      "the snapshot has \(IdentifierText.text(sections)) already",
      "move what is there in place of adding it again"
    )
  }

  func refuseInserted(destination: some Hashable) {
    refuse(
      .destinationIsInserted,
      "\(IdentifierText.text(destination)) is among what is to be put beside it",
      "name one that stays where it is"
    )
  }

  func refuseSource(destination: some Hashable) {
    refuse(
      .destinationIsSource,
      "\(IdentifierText.text(destination)) is to be moved beside itself",
      "name another one, or leave the call out"
    )
  }
}
