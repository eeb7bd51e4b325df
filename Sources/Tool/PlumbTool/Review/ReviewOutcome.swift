internal import Conformance

/// A reviewer's answers.
struct ReviewOutcome {
  var accepted: [AcceptableBlock] = []
  var rejected: [AcceptableBlock] = []
  /// Those that nothing was said of.
  var skipped: [AcceptableBlock] = []
  /// Whether the reviewer broke off, so that nothing is to be written.
  var isAborted = false
}

extension ReviewOutcome {
  /// The review in words, with advice on each block that was rejected.
  ///
  /// - Parameter writtenCount: How many of the accepted blocks are in their specs.
  /// - Returns: Lines without a line feed at the end.
  func summary(writtenCount: Int) -> String {
    if isAborted { return "broken off: nothing is written" }
    guard !(accepted + rejected + skipped).isEmpty else { return "nothing to review" }
    let lost = accepted.count - writtenCount
    let counts =
      "\(writtenCount) accepted, \(rejected.count) rejected, \(skipped.count) skipped"
      + (lost == 0 ? "" : ", \(lost) accepted but not written")
    let hints = rejected.map { block in
      "\(block.title) is rejected: '\(ExecutablePath.toolName) explain \(block.id)' tells its reasons"
    }
    return (hints + [counts]).joined(separator: "\n")
  }
}
