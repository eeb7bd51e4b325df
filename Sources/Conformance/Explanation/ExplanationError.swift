/// Why a scenario's numbers cannot be explained.
package enum ExplanationError: Error, Sendable, Equatable {
  /// Code that must not compile has no layout.
  case notLaidOut
  /// The scenario cannot be run, and why in a sentence.
  case notRunnable(String)
}

extension ExplanationError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notLaidOut: "code that must not compile has no layout to explain"
    case .notRunnable(let reason): reason
    }
  }
}
