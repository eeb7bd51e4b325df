extension ReviewSession.Outcome {
  /// The outcome of the review in words, with advice on each block that was rejected.
  var summary: String {
    if isAborted { return "broken off: nothing is written" }
    guard !(accepted + rejected + skipped).isEmpty else { return "nothing to review" }
    let counts = "\(accepted.count) accepted, \(rejected.count) rejected, \(skipped.count) skipped"
    let hints = rejected.map { block in
      "\(block.title) is rejected: 'plumb explain \(block.id)' tells its reasons"
    }
    return (hints + [counts]).joined(separator: "\n")
  }
}
