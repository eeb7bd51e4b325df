extension NSDiffableDataSourceSnapshot {
  /// Adds sections behind all others (R-SNAP-3).
  public mutating func appendSections(
    _ identifiers: [SectionIdentifierType],
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let call = SnapshotCall("appendSections", fileID, line)
    guard isFreeOfRepeats(identifiers, call), isNew(identifiers, call) else { return }
    store.insertSections(identifiers, at: store.arrangement.order.count)
  }

  /// Adds sections before one that is there (R-SNAP-4).
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let call = SnapshotCall("insertSections", fileID, line)
    insertSections(identifiers, .before, toIdentifier, call)
  }

  /// Adds sections after one that is there (R-SNAP-4).
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let call = SnapshotCall("insertSections", fileID, line)
    insertSections(identifiers, .after, toIdentifier, call)
  }

  /// Takes sections out, with their items; those that are not there do not matter (R-SNAP-5).
  public mutating func deleteSections(
    _ identifiers: [SectionIdentifierType],
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let call = SnapshotCall("deleteSections", fileID, line)
    guard isFreeOfRepeats(identifiers, call) else { return }
    store.removeSections(identifiers.compactMap { store.sections.slot(of: $0) })
  }

  /// Moves a section, with its items, before another one (R-SNAP-6).
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    moveSection(identifier, .before, toIdentifier, SnapshotCall("moveSection", fileID, line))
  }

  /// Moves a section, with its items, after another one (R-SNAP-6).
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    moveSection(identifier, .after, toIdentifier, SnapshotCall("moveSection", fileID, line))
  }
}

extension NSDiffableDataSourceSnapshot {
  /// R-SNAP-4: repeats, a destination in the list, an unknown destination, sections that are there.
  private mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    _ side: InsertionSide,
    _ other: SectionIdentifierType,
    _ call: SnapshotCall
  ) {
    guard isFreeOfRepeats(identifiers, call) else { return }
    guard !identifiers.contains(other) else { return call.refuseInserted(destination: other) }
    guard let destination = store.sections.slot(of: other) else {
      return call.refuseUnknown(destination: other)
    }
    guard isNew(identifiers, call) else { return }
    let position = side.position(beside: store.arrangement.position(ofSection: destination))
    store.insertSections(identifiers, at: position)
  }

  /// R-SNAP-6: beside itself, an unknown section, an unknown destination.
  private mutating func moveSection(
    _ identifier: SectionIdentifierType,
    _ side: InsertionSide,
    _ other: SectionIdentifierType,
    _ call: SnapshotCall
  ) {
    guard identifier != other else { return call.refuseSource(destination: other) }
    guard let section = store.sections.slot(of: identifier) else {
      return call.refuseUnknown(section: identifier)
    }
    guard let destination = store.sections.slot(of: other) else {
      return call.refuseUnknown(destination: other)
    }
    store.moveSection(section, side, destination)
  }

  /// Whether no section is named twice; refuses the call where one is (R-SNAP-2).
  func isFreeOfRepeats(_ identifiers: [SectionIdentifierType], _ call: SnapshotCall) -> Bool {
    let repeated = store.sections.repeated(in: identifiers)
    if !repeated.isEmpty { call.refuseRepeated(sections: repeated) }
    return repeated.isEmpty
  }

  /// Whether no section is there already; refuses the call where one is (R-SNAP-1).
  private func isNew(_ identifiers: [SectionIdentifierType], _ call: SnapshotCall) -> Bool {
    let present = identifiers.filter(store.sections.contains)
    if !present.isEmpty { call.refusePresent(sections: present) }
    return present.isEmpty
  }
}
