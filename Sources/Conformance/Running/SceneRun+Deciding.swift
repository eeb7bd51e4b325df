internal import Compilation
internal import Scenarios
internal import SpecFormat

extension SceneRun {
  /// The result of an expectation that no layout can decide; `nil` for all others.
  func decidedInAdvance(_ expectation: Expectation) -> ExpectationResult? {
    ExpectationResult.skipped(ExpectationOutline(expectation))
  }

  /// Compares an expectation, and decides it unless something may still happen to it: the last
  /// one of a phase answers for the issues of the phase.
  func compare(_ expectation: Expectation, index: Int, on stage: Stage, isLast: Bool) {
    guard !type(of: expectation.content).readsWholePhase else {
      return held.append(.waiting(index, expectation))
    }
    let compared = ObservedExpectation(expectation, index: index, with: observation(of: stage))
    if isLast {
      held.append(.compared(compared))
    } else {
      decide(compared)
    }
  }

  /// Decides what waited for the phase's end.
  ///
  /// Issues of a phase without an expectation stay until one follows.
  func endPhase(on stage: Stage) {
    guard !held.isEmpty else { return }
    takeMistakes(of: stage, line: nil)
    issues = stage.takeIssues()
    let isAnswered = held.contains { $0.expectation.content is IssuesFence }
    for (position, waiting) in held.enumerated() {
      var compared =
        switch waiting {
        case .compared(let compared): compared
        case .waiting(let index, let expectation):
          ObservedExpectation(expectation, index: index, with: observation(of: stage))
        }
      if !isAnswered, position == held.count - 1 {
        let line = compared.expectation.line
        compared.comparison.mismatches += issues.map { ObservedIssue($0).unexpected(at: line) }
      }
      decide(compared)
    }
    held = []
    mistakes = []
  }

  /// Notes what steps asked for in vain: no expectation of the phase can be trusted then.
  ///
  /// - Parameters:
  ///   - stage: What was asked.
  ///   - line: The line of the step, from 1; `nil` for that of the last expectation.
  func takeMistakes(of stage: Stage, line: Int?) {
    mistakes += stage.takeMistakes().map { mistake in
      Mismatch(
        line: line ?? held.last?.expectation.line ?? scene.scene.fenceLine,
        subject: "step",
        expected: "a step that can be done",
        actual: mistake
      )
    }
  }

  private func decide(_ candidate: ObservedExpectation) {
    let outline = ExpectationOutline(candidate.expectation)
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

  private func observation(of stage: Stage) -> Observation {
    var observation = Observation(layout: stage, issues: issues, environment: environment)
    observation.replay = replay(on: stage)
    return observation
  }

  /// Plays the scene again up to where it stands on a stage.
  func replay(on stage: Stage) -> SceneReplay? {
    body.map { SceneReplay(body: $0, original: stage, phase: stage.stepCount) }
  }
}
