/// The snapshot that a script's calls are made on, by the word after `script`.
package enum ScriptForm: String, Sendable, CaseIterable {
  /// Sections with their items.
  case snapshot
  /// The items of one section, in a tree.
  case sectionSnapshot = "section-snapshot"
}
