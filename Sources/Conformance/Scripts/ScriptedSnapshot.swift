internal import SpecFormat

/// A snapshot that scripts call.
protocol ScriptedSnapshot {
  /// Its content, as a script's line tells it.
  var state: ScriptState { get }

  /// Makes a snapshot that holds a state of its form.
  init(_ state: ScriptState)

  /// Calls the snapshot; what is wrong with the call is reported as an issue.
  ///
  /// - Parameters:
  ///   - line: The call with what is expected of it.
  ///   - file: The Markdown file, which issues name.
  /// - Returns: What the call returns; `nil` for nothing.
  mutating func perform(_ line: ScriptLine, file: String) -> ScriptValue?
}
