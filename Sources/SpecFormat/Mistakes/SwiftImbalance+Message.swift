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
