/// A line of a script, cut into its columns.
package struct ScriptRow: Sendable, Equatable {
  /// The line of the file, from 1, that it stands for.
  package var source: Int
  /// The call with its value.
  package var call: String
  /// `nil` where nothing says it yet.
  package var outcome: String?
  /// `nil` where nothing says it.
  package var state: String?

  package init(source: Int, call: String, outcome: String? = nil, state: String? = nil) {
    self.source = source
    self.call = call
    self.outcome = outcome
    self.state = state
  }
}
