internal import SpecFormat

/// One run of one scene: it is laid out as its expectations ask, phase by phase, and each of them
/// is decided.
final class SceneRun {
  let scene: SceneSpec
  /// The scene, wherever it is played.
  let played: ConnectedScene
  private let play: ScenePlay<ConnectedScene>
  /// Called with the index among all of the scene's expectations, in document order.
  let decide: (Int, ExpectationResult) -> Void
  /// The requests of the current phase to the stage that cannot be done.
  var mistakes: [Mismatch] = []
  /// The expectations that are decided on only at the end of the phase.
  var held: [PendingExpectation] = []

  init(
    _ scene: SceneSpec,
    on played: ConnectedScene,
    decide: @escaping (Int, ExpectationResult) -> Void
  ) {
    self.scene = scene
    self.played = played
    self.decide = decide
    play = ScenePlay(scene)
  }
}

extension SceneRun {
  /// Plays the scene from its beginning to its end.
  ///
  /// - Returns: Why it ended before its time; `nil` where it did not.
  func run() -> EngineFailure? {
    if played.begin() {
      var phase = 0
      repeat {
        run(phase: phase)
        phase += 1
      } while played.failure == nil && played.step()
      end()
    }
    return played.failure
  }

  /// Judges a phase that the scene has come to.
  ///
  /// The last phase that expects anything ends with the scene, so that what steps after it
  /// report is not lost.
  func run(phase number: Int) {
    guard scene.phases.indices.contains(number) else { return }
    let expectations = scene.phases[number].expectations
    let firstIndex = scene.phases[..<number].reduce(0) { $0 + $1.expectations.count }
    let last = expectations.lastIndex(where: \.isCompared)
    if !expectations.isEmpty { takeMistakes(line: scene.phases[number].step?.fenceLine) }
    play.play(phase: number, on: played) { index, expectation in
      guard played.failure == nil else { return }
      if let result = ExpectationResult.skipped(ExpectationOutline(expectation)) {
        decide(firstIndex + index, result)
      } else {
        compare(expectation, index: firstIndex + index, isLast: index == last)
      }
    }
    let lastCheckedPhase = scene.phases.lastIndex { !$0.expectations.isEmpty }
    if number != lastCheckedPhase { endPhase() }
  }

  /// Decides what waited for the scene's end.
  func end() { endPhase() }
}

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
  /// One that allows everything lays the scene out for those below it: a `frames` block of `...`
  /// says in which size `issues` arise. It is worth that only beside expectations that can fail.
  private func isVacuous(_ expectation: Expectation) -> Bool {
    guard expectation.content.saysNothing else { return false }
    guard expectation.content.allowsEverything else { return true }
    return scene.phases.flatMap(\.expectations).allSatisfy(\.content.saysNothing)
  }
}

/// An expectation of a phase that has not ended.
enum PendingExpectation {
  /// It is compared at the end of the phase; with its index among all of the scene's expectations.
  case waiting(Int, Expectation)
  /// It is compared, and answers for what the phase may still report.
  case compared(ObservedExpectation)
}

extension PendingExpectation {
  var expectation: Expectation {
    switch self {
    case .waiting(_, let expectation): expectation
    case .compared(let compared): compared.expectation
    }
  }
}

/// An expectation with what came of comparing it.
struct ObservedExpectation {
  /// Its index among all of the scene's expectations, in document order.
  var index: Int
  var expectation: Expectation
  var comparison: Comparison
  /// The lines with which the block would hold; `nil` where it holds, or nothing would make it.
  var accepted: [AcceptedLine]?
  /// Why the engine does not do what the block asks for; `nil` where it does.
  var refusal: String?

  /// Compares an expectation with what there is to see now.
  init(_ expectation: Expectation, index: Int, with scene: ConnectedScene) {
    self.index = index
    self.expectation = expectation
    comparison = expectation.content.compare(with: scene, at: expectation.line)
    if !comparison.mismatches.isEmpty || expectation.content.isToBeFilled {
      accepted = expectation.content.accepted(for: scene)
    }
    refusal = scene.takeRefusal()
  }
}

extension Expectation {
  /// Whether it is compared at all.
  var isCompared: Bool { conditions.reasonNotCompared == nil }
}
