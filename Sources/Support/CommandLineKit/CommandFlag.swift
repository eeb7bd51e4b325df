/// A switch without a value: `--check`.
package struct CommandFlag: Sendable, Hashable {
  /// The name without the two dashes.
  package var name: String
  /// The purpose of the flag, in a few words without a full stop.
  package var summary: String

  package init(name: String, summary: String) {
    self.name = name
    self.summary = summary
  }
}
