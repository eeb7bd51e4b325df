import ViewLayout

/// A call of a snapshot's method, for the issue that reports its refusal.
@usableFromInline
struct SnapshotCall: Sendable {
  let name: String
  let fileID: String
  let line: Int

  /// Creates the description of a call.
  ///
  /// - Parameters:
  ///   - name: The name of the method, without its arguments.
  ///   - fileID: The caller's file.
  ///   - line: The caller's line in that file.
  @usableFromInline
  init(_ name: String, _ fileID: String, _ line: Int) {
    self.name = name
    self.fileID = fileID
    self.line = line
  }
}

extension SnapshotCall {
  /// Reports that the call is refused and changes nothing.
  ///
  /// - Parameters:
  ///   - kind: The kind of the issue.
  ///   - reason: The mistake, with the identifiers concerned.
  ///   - advice: The correction.
  func refuse(_ kind: IssueKind, _ reason: String, _ advice: String) {
    IssueCollector.report(
      Issue(
        kind: kind,
        place: name,
        message: "\(name) in \(fileID):\(line) is refused: \(reason); \(advice)"
      )
    )
  }
}

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
