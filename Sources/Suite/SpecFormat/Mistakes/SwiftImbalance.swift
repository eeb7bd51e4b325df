/// Why a block of Swift cannot stand by itself.
package enum SwiftImbalance: Sendable, Hashable {
  /// Something that is opened at a line of the file is never closed.
  case unclosed(String, line: Int)
  /// A bracket at a line of the file closes nothing, or something else than what is open.
  case unexpected(String, line: Int)
}

extension SwiftImbalance {
  /// The mistake as a sentence.
  var message: String {
    switch self {
    case .unclosed(let text, let line):
      "the code does not parse: `\(text)` at line \(line) is never closed"
    case .unexpected(let text, let line):
      "the code does not parse: `\(text)` at line \(line) closes nothing"
    }
  }
}
