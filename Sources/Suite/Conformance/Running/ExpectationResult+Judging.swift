internal import SpecFormat

extension ExpectationResult {
  /// Judges a comparison by what the expectation says of itself.
  ///
  /// A known failure must fail; an id that names no node, or two, counts as failing then.
  init(outline: ExpectationOutline, comparison: Comparison) {
    let hasPassed = comparison.mismatches.isEmpty
    let verdict: Verdict
    var note = ""
    if outline.conditions.knownFailure == nil {
      verdict = hasPassed ? .passed : comparison.isSpecError ? .error : .failed
    } else if hasPassed {
      verdict = .unexpectedPass
      note = "marked known-failure, but it holds: remove the mark"
    } else {
      verdict = .knownFailure
    }
    self.init(
      outline: outline,
      verdict: verdict,
      reason: outline.conditions.knownFailure,
      note: note,
      mismatches: comparison.mismatches,
      expected: comparison.expected,
      actual: comparison.actual
    )
  }

  /// The result of an expectation that asks for what the engine does not do.
  init(unsupported outline: ExpectationOutline, because reason: String) {
    self.init(outline: outline, verdict: .unsupported, reason: reason)
  }

  /// The result of an expectation that is skipped, or of another system than the engine is held to;
  /// `nil` where it is compared.
  package static func skipped(_ outline: ExpectationOutline) -> ExpectationResult? {
    outline.conditions.reasonNotCompared.map {
      ExpectationResult(outline: outline, verdict: .skipped, reason: $0)
    }
  }

  /// The result of an expectation that cannot be compared, known failure or not; a skipped one
  /// stays skipped.
  package static func error(_ outline: ExpectationOutline, note: String) -> ExpectationResult {
    skipped(outline) ?? ExpectationResult(outline: outline, verdict: .error, note: note)
  }
}

extension [ExpectationResult?] {
  /// The results of a scenario that ended before its time.
  ///
  /// The first expectation that is not decided met the end, those after it were never reached. For
  /// a known failure, either is failing.
  ///
  /// - Parameters:
  ///   - outlines: The scenario's outlines, as many as there are results.
  ///   - verdict: What the end was: a crash, a time limit, or an error.
  ///   - note: The end in a sentence.
  /// - Returns: A result for each outline.
  package func ended(
    _ outlines: [ExpectationOutline],
    verdict: Verdict,
    note: String
  ) -> [ExpectationResult] {
    var isFirst = true
    return zip(self, outlines).map { result, outline in
      if let result = result ?? .skipped(outline) { return result }
      defer { isFirst = false }
      if let reason = outline.conditions.knownFailure {
        return ExpectationResult(
          outline: outline,
          verdict: .knownFailure,
          reason: reason,
          note: note
        )
      }
      let note = isFirst ? note : "not reached: \(note)"
      return ExpectationResult(outline: outline, verdict: isFirst ? verdict : .notRun, note: note)
    }
  }
}
