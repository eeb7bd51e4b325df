internal import SpecFormat

extension ExpectationResult {
  /// Creates the result of a comparison, with regard to `known-failure`.
  ///
  /// A known failure must fail. A mistake in the expectation, such as an id that no node or several
  /// nodes have, also counts as a failure then.
  init(outline: ExpectationOutline, comparison: Comparison) {
    let hasPassed = comparison.mismatches.isEmpty
    let verdict: Verdict
    var note = ""
    if outline.conditions.knownFailure == nil {
      verdict = hasPassed ? .passed : comparison.isSpecError ? .error : .failed
    } else if hasPassed {
      verdict = .unexpectedPass
      note = "marked known-failure, but it passes: remove the mark"
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
    remarks = comparison.remarks
  }

  /// Creates the result of an expectation that requires a missing capability of the engine.
  init(unsupported outline: ExpectationOutline, because reason: String) {
    self.init(outline: outline, verdict: .unsupported, reason: reason)
  }

  /// Returns the result of an expectation that is skipped or for another system; `nil` if it has to
  /// be compared.
  package static func skipped(_ outline: ExpectationOutline) -> ExpectationResult? {
    outline.conditions.reasonNotCompared.map {
      ExpectationResult(outline: outline, verdict: .skipped, reason: $0)
    }
  }

  /// Returns the result of an expectation that cannot be compared; a skipped one stays skipped.
  package static func error(_ outline: ExpectationOutline, note: String) -> ExpectationResult {
    skipped(outline) ?? ExpectationResult(outline: outline, verdict: .error, note: note)
  }
}

extension [ExpectationResult?] {
  /// Returns the results of a scenario that ended early.
  ///
  /// The first expectation without a result gets the verdict, and those after it were not run. A
  /// known failure counts as failed in either case.
  ///
  /// - Parameters:
  ///   - outlines: The scenario's outlines, as many as there are results.
  ///   - verdict: The kind of the end: a crash, a time limit or an error.
  ///   - note: A sentence that describes the end.
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
