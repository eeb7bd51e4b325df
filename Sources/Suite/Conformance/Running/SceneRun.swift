internal import SpecFormat

/// One run of one scene: it is laid out as its expectations ask, phase by phase, and each of them is
/// decided.
final class SceneRun {
  let scene: SceneSpec
  /// The scene, wherever it is played.
  let played: LinkedScene
  private let play: ScenePlay<LinkedScene>
  /// Called with the index among all of the scene's expectations, in document order.
  let decide: (Int, ExpectationResult) -> Void
  /// The requests of the current phase to the stage that cannot be done.
  var mistakes: [Mismatch] = []
  /// The expectations that are decided on only at the end of the phase.
  var held: [HeldExpectation] = []

  init(
    _ scene: SceneSpec,
    on played: LinkedScene,
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
