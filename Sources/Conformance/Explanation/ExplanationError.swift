/// Why a scenario's numbers cannot be explained.
package enum ExplanationError: Error, Sendable, Equatable {
  /// A script, or code that must not compile, has no layout.
  case notLaidOut
  /// The scenario cannot be run, and why in a sentence.
  case notRunnable(String)
}

extension ExplanationError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notLaidOut: "only a scene has a layout to explain"
    case .notRunnable(let reason): reason
    }
  }
}
