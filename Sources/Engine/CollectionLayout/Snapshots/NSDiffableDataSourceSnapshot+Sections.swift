extension NSDiffableDataSourceSnapshot {
  /// Appends sections after all others (R-SNAP-3).
  public mutating func appendSections(
    _ identifiers: [SectionIdentifierType],
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let call = SnapshotCall("appendSections", fileID, line)
    guard isFreeOfRepeats(identifiers, call), isNew(identifiers, call) else { return }
    store.insertSections(identifiers, at: store.arrangement.order.count)
  }

  /// Inserts sections before a section of the snapshot (R-SNAP-4).
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let call = SnapshotCall("insertSections", fileID, line)
    insertSections(identifiers, .before, toIdentifier, call)
  }

  /// Inserts sections after a section of the snapshot (R-SNAP-4).
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let call = SnapshotCall("insertSections", fileID, line)
    insertSections(identifiers, .after, toIdentifier, call)
  }

  /// Deletes sections and their items; unknown sections are ignored (R-SNAP-5).
  public mutating func deleteSections(
    _ identifiers: [SectionIdentifierType],
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let call = SnapshotCall("deleteSections", fileID, line)
    guard isFreeOfRepeats(identifiers, call) else { return }
    store.removeSections(identifiers.compactMap { store.sections.slot(of: $0) })
  }

  /// Moves a section and its items before another section (R-SNAP-6).
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    moveSection(identifier, .before, toIdentifier, SnapshotCall("moveSection", fileID, line))
  }

  /// Moves a section and its items after another section (R-SNAP-6).
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
  /// Inserts sections beside a section, or refuses the call (R-SNAP-4).
  ///
  /// The order of the checks is: repeated sections, a destination among them, an unknown
  /// destination, existing sections.
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

  /// Moves a section beside another one, or refuses the call (R-SNAP-6).
  ///
  /// The order of the checks is: a destination equal to the section, an unknown section, an unknown
  /// destination.
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

  /// Returns whether all sections are distinct, and refuses the call otherwise (R-SNAP-2).
  func isFreeOfRepeats(_ identifiers: [SectionIdentifierType], _ call: SnapshotCall) -> Bool {
    let repeated = store.sections.repeated(in: identifiers)
    if !repeated.isEmpty { call.refuseRepeated(sections: repeated) }
    return repeated.isEmpty
  }

  /// Returns whether no section is in the snapshot yet, and refuses the call otherwise (R-SNAP-1).
  private func isNew(_ identifiers: [SectionIdentifierType], _ call: SnapshotCall) -> Bool {
    let present = identifiers.filter(store.sections.contains)
    if !present.isEmpty { call.refusePresent(sections: present) }
    return present.isEmpty
  }
}
