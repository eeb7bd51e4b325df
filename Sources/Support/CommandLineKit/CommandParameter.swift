/// The positional arguments of a command: any number of one kind, or a few that the command tells
/// apart itself.
package struct CommandParameter: Sendable, Hashable {
  /// The word that help shows for it: `paths`.
  package var placeholder: String
  /// The purpose of the parameter, in a few words without a full stop.
  package var summary: String
  /// How usage lines write it: `[paths ...]`.
  package var usage: String

  /// - Parameters:
  ///   - placeholder: What help shows for it.
  ///   - summary: What it is for.
  ///   - usage: How usage lines write it; `nil` for any number of arguments, none too.
  package init(placeholder: String, summary: String, usage: String? = nil) {
    self.placeholder = placeholder
    self.summary = summary
    self.usage = usage ?? "[\(placeholder) ...]"
  }
}
