/// One line of a script: `deleteItems d zz      ok      A: a b | C:`.
package struct ScriptLine: Sendable, Equatable {
  /// The line in the file, from 1.
  package var line: Int
  package var call: ScriptCall
  /// The call as its author wrote it, without the value that is expected of it.
  package var callText: String
  /// The value that the call must return; `nil` where that is not checked.
  package var value: ScriptValue?
  /// The outcome that the call must have; `nil` where `plumb accept` is to say it.
  package var outcome: ScriptOutcome?
  /// The state that the snapshot must have after the call; `nil` where that is not checked.
  package var state: ScriptState?

  package init(
    line: Int,
    call: ScriptCall,
    callText: String,
    value: ScriptValue? = nil,
    outcome: ScriptOutcome? = nil,
    state: ScriptState? = nil
  ) {
    self.line = line
    self.call = call
    self.callText = callText
    self.value = value
    self.outcome = outcome
    self.state = state
  }
}

/// The value that a call returns.
package enum ScriptValue: Sendable, Hashable {
  case count(Int)
  case names([String])
  /// A name, or none.
  case name(String?)
  case tree([TreeItem])
}

/// The outcome of a call.
package enum ScriptOutcome: Sendable, Hashable {
  case done
  /// The call was refused and changed nothing; the kind of issue, in kebab-case.
  case refused(String)
}

extension ScriptOutcome: CustomStringConvertible {
  /// The outcome as a script has it: `ok`, `refused unknown-item`.
  package var description: String {
    switch self {
    case .done: ScriptOutcome.doneWord
    case .refused(let kind): "\(ScriptOutcome.refusedWord) \(kind)"
    }
  }

  static let doneWord = "ok"
  static let refusedWord = "refused"
}
