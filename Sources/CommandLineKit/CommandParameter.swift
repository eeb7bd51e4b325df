/// The positional arguments of a command: any number of one kind.
package struct CommandParameter: Sendable, Hashable {
  /// What help shows for it: `paths`.
  package var placeholder: String
  /// What it is for, in a few words without a full stop.
  package var summary: String

  package init(placeholder: String, summary: String) {
    self.placeholder = placeholder
    self.summary = summary
  }
}
