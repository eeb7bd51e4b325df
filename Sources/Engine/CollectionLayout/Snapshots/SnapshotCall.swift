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
      "append the section first, or check with indexOfSection whether it exists"
    )
  }

  func refuseUnknown(item: some Hashable) {
    refuse(
      .unknownItem,
      "the snapshot has no item \(IdentifierText.text(item))",
      "append the item first, or check with indexOfItem whether it exists"
    )
  }

  func refuseUnknown(destination: some Hashable) {
    refuse(
      .unknownDestination,
      "the snapshot has no \(IdentifierText.text(destination)) as a destination",
      "use an existing destination"
    )
  }

  @usableFromInline
  func refuseWithoutSections() {
    refuse(
      .noSections,
      "the snapshot has no section for the items",
      "append a section first"
    )
  }

  func refuseRepeated(sections: [some Hashable]) {
    refuse(
      .duplicateSectionsInArgument,
      "the call has \(IdentifierText.text(sections)) more than once",
      "pass each section once"
    )
  }

  @usableFromInline
  func refuseRepeated(items: [some Hashable]) {
    refuse(
      .duplicateItemsInArgument,
      "the call has \(IdentifierText.text(items)) more than once",
      "pass each item once, or make equal items different"
    )
  }

  func refusePresent(sections: [some Hashable]) {
    refuse(
      .sectionAlreadyPresent,
      "the snapshot already has \(IdentifierText.text(sections))",
      "move existing sections instead of adding them again"
    )
  }

  func refuseInserted(destination: some Hashable) {
    refuse(
      .destinationIsInserted,
      "\(IdentifierText.text(destination)) is both inserted and the destination",
      "use a destination that is not inserted"
    )
  }

  func refuseSource(destination: some Hashable) {
    refuse(
      .destinationIsSource,
      "\(IdentifierText.text(destination)) is moved to a position beside itself",
      "use another destination, or omit the call"
    )
  }
}

extension SnapshotCall {
  func refuseUnknown(parent: (some Hashable)?) {
    refuse(
      .unknownParent,
      "the section snapshot has no \(parent.map { IdentifierText.text($0) } ?? "parent")",
      "append the parent first, or check with contains whether it exists"
    )
  }

  func refuseUnknown(treeItem item: some Hashable) {
    refuse(
      .unknownItem,
      "the section snapshot has no item \(IdentifierText.text(item))",
      "append the item first, or check with contains whether it exists"
    )
  }

  func refuseUnknown(treeDestination destination: some Hashable) {
    refuse(
      .unknownDestination,
      "the section snapshot has no \(IdentifierText.text(destination)) as a destination",
      "use an existing destination, or append instead of inserting"
    )
  }

  func refuseDuplicate(items: [some Hashable]) {
    refuse(
      .duplicateItems,
      "\(IdentifierText.text(items)) would be in the section snapshot more than once",
      "pass each item once, and delete existing items before adding them again"
    )
  }
}
