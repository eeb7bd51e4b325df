/// The arguments that a command takes: parsing and help both read them here, so that they cannot
/// disagree.
package struct CommandDeclaration: Sendable, Hashable {
  package var name: String
  /// The command's purpose, in one line without a full stop.
  package var summary: String
  /// Further remarks for its help, in full sentences; may be empty.
  package var discussion: String
  package var options: [CommandOption]
  package var flags: [CommandFlag]
  /// The positional arguments; `nil` where the command takes none.
  package var parameter: CommandParameter?
  /// Whether the overall help and hints leave the command out.
  package var isHidden: Bool

  package init(
    name: String,
    summary: String,
    discussion: String = "",
    options: [CommandOption] = [],
    flags: [CommandFlag] = [],
    parameter: CommandParameter? = nil,
    isHidden: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.options = options
    self.flags = flags
    self.parameter = parameter
    self.isHidden = isHidden
  }
}
