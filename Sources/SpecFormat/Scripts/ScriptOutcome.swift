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
