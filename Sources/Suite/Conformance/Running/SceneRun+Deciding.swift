internal import SpecFormat

extension SceneRun {
  /// Compares an expectation, and decides it unless something may still happen to it: the last
  /// one of a phase answers for the issues of the phase.
  func compare(_ expectation: Expectation, index: Int, isLast: Bool) {
    guard !type(of: expectation.content).readsWholePhase else {
      return held.append(.waiting(index, expectation))
    }
    let compared = ObservedExpectation(expectation, index: index, with: played)
    if isLast {
      held.append(.compared(compared))
    } else {
      decide(compared)
    }
  }

  /// Decides what waited for the phase's end.
  ///
  /// Issues of a phase without an expectation stay until one follows.
  func endPhase() {
    guard !held.isEmpty else { return }
    takeMistakes(line: nil)
    let isAnswered = held.contains { $0.expectation.content is IssuesFence }
    played.issues = played.takeIssues(areExpected: isAnswered)
    defer { played.issues = [] }
    for (position, waiting) in held.enumerated() {
      var compared =
        switch waiting {
        case .compared(let compared): compared
        case .waiting(let index, let expectation):
          ObservedExpectation(expectation, index: index, with: played)
        }
      if !isAnswered, position == held.count - 1 {
        let line = compared.expectation.line
        compared.comparison.mismatches += played.issues.map { $0.unexpected(at: line) }
      }
      decide(compared)
    }
    held = []
    mistakes = []
  }

  /// Notes what steps asked for in vain: no expectation of the phase can be trusted then.
  ///
  /// - Parameter line: The line of the step, from 1; `nil` for that of the last expectation.
  func takeMistakes(line: Int?) {
    mistakes += played.takeMistakes().map { mistake in
      Mismatch(
        line: line ?? held.last?.expectation.line ?? scene.scene.fenceLine,
        subject: "step",
        expected: "a step that can be done",
        actual: mistake
      )
    }
  }

  private func decide(_ candidate: ObservedExpectation) {
    // What an engine that is gone did not say proves nothing.
    guard played.failure == nil else { return }
    let outline = ExpectationOutline(candidate.expectation)
    if let refusal = candidate.refusal {
      return decide(candidate.index, ExpectationResult(unsupported: outline, because: refusal))
    }
    var comparison = candidate.comparison
    guard !isVacuous(candidate.expectation) else {
      let isToBeFilled = candidate.expectation.content.isToBeFilled
      var result = ExpectationResult(
        outline: outline,
        verdict: .error,
        note: isToBeFilled
          ? "\(candidate.expectation.content.gap): '\(ExecutablePath.toolName) accept' fills it"
          : "the block checks nothing",
        expected: comparison.expected,
        actual: comparison.actual
      )
      if comparison.isSpecError { result.mismatches = comparison.mismatches }
      result.accepted = mistakes.isEmpty ? candidate.accepted : nil
      return decide(candidate.index, result)
    }
    if !mistakes.isEmpty {
      comparison.mismatches.insert(contentsOf: mistakes, at: 0)
      comparison.isSpecError = true
    }
    var result = ExpectationResult(outline: outline, comparison: comparison)
    if result.verdict == .failed { result.accepted = candidate.accepted }
    decide(candidate.index, result)
  }

  /// Whether an expectation cannot fail and is no good for anything else.
  ///
  /// One that allows everything lays the scene out for those below it: a `frames` block of `...` says
  /// in which size `issues` arise. It is worth that only beside expectations that can fail.
  private func isVacuous(_ expectation: Expectation) -> Bool {
    guard expectation.content.saysNothing else { return false }
    guard expectation.content.allowsEverything else { return true }
    return scene.phases.flatMap(\.expectations).allSatisfy(\.content.saysNothing)
  }
}
