/// A switch without a value: `--check`.
package struct CommandFlag: Sendable, Hashable {
  /// The name without the two dashes.
  package var name: String
  /// What it is for, in a few words without a full stop.
  package var summary: String

  package init(name: String, summary: String) {
    self.name = name
    self.summary = summary
  }
}
