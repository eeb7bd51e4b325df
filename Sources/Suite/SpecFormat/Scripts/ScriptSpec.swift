/// A run of calls to a snapshot, with what comes of each.
package struct ScriptSpec: Sendable, Equatable {
  package var form: ScriptForm
  /// The state of the snapshot before the first call.
  package var start: ScriptState
  /// The line of the start in the file, from 1.
  package var startLine: Int
  /// The calls, in order; never empty in a spec without a mistake.
  package var lines: [ScriptLine]
  package var conditions: Conditions

  package init(
    form: ScriptForm,
    start: ScriptState,
    startLine: Int,
    lines: [ScriptLine],
    conditions: Conditions = Conditions()
  ) {
    self.form = form
    self.start = start
    self.startLine = startLine
    self.lines = lines
    self.conditions = conditions
  }
}
