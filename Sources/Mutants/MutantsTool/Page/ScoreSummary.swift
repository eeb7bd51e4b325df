internal import ElementTree

/// A score in lines for a terminal: each survivor, and the counts last.
struct ScoreSummary {
  let score: MutantScore
}

extension ScoreSummary {
  /// The lines, each with its end.
  ///
  /// - Parameter isListing: Whether each survivor is told.
  /// - Returns: The survivors, and the counts last.
  func text(listing isListing: Bool) -> String {
    let survivors =
      !isListing
      ? []
      : score.survivors.flatMap { survivor -> [String] in
        let mutant = survivor.mutant
        let name = mutant.rule ?? mutant.kind.rawValue
        let near = survivor.isReached ? survivor.nearest.first ?? "" : "no scenario reaches it"
        return [
          "\(mutant.place): survivor \(mutant.id): \(name): \(mutant.change)", "  nearest: \(near)",
        ]
      }
    let total = score.total
    let rules = score.rules.reduce(into: (places: 0, noticed: 0)) { sum, rule in
      sum.places += rule.places
      sum.noticed += rule.noticed
    }
    let counts = [
      "\(total.made) mutants: \(total.killed) noticed, \(total.killedByRecording) by recordings, "
        + "\(total.unreached) in code that no scenario reaches",
      "\(rules.places) switches of rules: \(rules.noticed) noticed",
      "\(score.equivalents.values.reduce(0, +)) listed as equivalent, \(score.withdrawn) that do not "
        + "compile",
    ]
    return (survivors + counts).map { "\(TerminalText.line($0))\n" }.joined()
  }
}
