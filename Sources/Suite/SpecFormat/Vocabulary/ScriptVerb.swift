/// The calls of scripts, by the word that begins a line.
package enum ScriptVerb: String, Sendable, CaseIterable {
  // Of a snapshot.
  case appendSections
  case insertSections
  case moveSection
  case deleteSections
  case reloadSections
  case appendItems
  case insertItems
  case moveItem
  case deleteItems
  case deleteAllItems
  case reloadItems
  case reconfigureItems
  case numberOfItems
  case itemIdentifiers

  // Of a section snapshot.
  case append
  case insert
  case delete
  case expand
  case collapse
  case replaceChildren
  case insertSnapshot
  case snapshotOf
  case level
}
