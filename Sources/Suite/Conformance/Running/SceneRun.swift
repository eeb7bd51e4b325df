internal import SceneBuilding
internal import EngineKit
internal import SpecFormat

/// One run of one scene, which lays it out and decides its expectations phase by phase.
final class SceneRun {
  let scene: SceneSpec
  /// The scene that requests are sent to.
  let played: ConnectedScene
  private let play: ScenePlay<ConnectedScene>
  /// Called with the result of each expectation and its index among all of the scene's
  /// expectations.
  let decide: (Int, ExpectationResult) -> Void
  /// Whether texts in fonts of the app must not be estimates.
  private let requiresMeasuredFonts: Bool
  /// The comparison with reference images.
  private let pictures: PictureCheck
  /// The invalid requests of the current phase's code to the stage.
  var mistakes: [Mismatch] = []
  /// The expectations that are decided at the end of the phase.
  var pending: [PendingExpectation] = []

  init(
    _ scene: SceneSpec,
    of document: SpecDocument,
    on played: ConnectedScene,
    decide: @escaping (Int, ExpectationResult) -> Void
  ) {
    self.scene = scene
    self.played = played
    requiresMeasuredFonts = document.requiresMeasuredFonts
    pictures = PictureCheck(of: document.file)
    self.decide = decide
    play = ScenePlay(scene)
  }
}

extension SceneRun {
  /// Plays the scene from the beginning to the end.
  ///
  /// - Returns: The reason why it ended early; `nil` if it did not.
  func run() -> EngineFailure? {
    played.play { [unowned self] phase in
      if let phase { run(phase: phase) } else { endPhase() }
    }
    return played.failure
  }

  /// Judges the expectations of a phase.
  ///
  /// The last phase with expectations ends with the scene, so that issues of later steps are not
  /// lost.
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
}

extension SceneRun {
  /// Compares an expectation and decides it, unless it depends on the rest of the phase.
  ///
  /// Unexpected issues of a phase are assigned to its last expectation, which is therefore decided
  /// at the end.
  func compare(_ expectation: Expectation, index: Int, isLast: Bool) {
    guard let expectation = played.comparable(expectation) else {
      let outline = ExpectationOutline(expectation)
      let reason = "no line of the tree has an id, by which nodes are compared"
      return decide(index, ExpectationResult(unsupported: outline, because: reason))
    }
    guard !type(of: expectation.content).readsWholePhase else {
      return pending.append(.waiting(index, expectation))
    }
    let compared = observed(expectation, index: index)
    if isLast {
      pending.append(.compared(compared))
    } else {
      decide(compared)
    }
  }

  private func observed(_ expectation: Expectation, index: Int) -> ObservedExpectation {
    ObservedExpectation(expectation, index: index, with: played, pictures)
  }

  /// Decides the pending expectations at the end of a phase.
  ///
  /// Issues of phases without an expectation are kept for the next phase with one.
  func endPhase() {
    guard !pending.isEmpty else { return }
    takeMistakes(line: nil)
    let isAnswered = pending.contains { $0.expectation.content is IssuesFence }
    played.phaseIssues = played.takeIssues()
    defer { played.phaseIssues = [] }
    for (position, waiting) in pending.enumerated() {
      var compared =
        switch waiting {
        case .compared(let compared): compared
        case .waiting(let index, let expectation):
          observed(expectation, index: index)
        }
      if !isAnswered, position == pending.count - 1 {
        let line = compared.expectation.line
        compared.comparison.mismatches += played.phaseIssues.map { $0.unexpected(at: line) }
      }
      decide(compared)
    }
    pending = []
    mistakes = []
  }

  /// Records the invalid requests of steps to the stage, which make all expectations of the phase
  /// unreliable.
  ///
  /// - Parameter line: The line of the step, from 1; `nil` for the line of the last expectation.
  func takeMistakes(line: Int?) {
    mistakes += played.takeMistakes().map { mistake in
      Mismatch(
        line: line ?? pending.last?.expectation.line ?? scene.scene.fenceLine,
        subject: "step",
        expected: "a possible step",
        actual: mistake
      )
    }
  }

  private func decide(_ candidate: ObservedExpectation) {
    // After a failure of the engine, empty answers must not be used for a verdict.
    guard played.failure == nil else { return }
    let outline = ExpectationOutline(candidate.expectation)
    if let refusal = candidate.refusal {
      return decide(candidate.index, ExpectationResult(unsupported: outline, because: refusal))
    }
    var comparison = candidate.comparison
    // A view that an engine does not report is a difference, and no mistake of the spec.
    if played.can(.identified) { comparison.isSpecError = false }
    guard !isVacuous(candidate.expectation) else {
      let content = candidate.expectation.content
      let tree = comparison.actual.text(of: outline.block)
      let remedy =
        ElementName.areAmongViews(in: tree)
        ? "accept --ids' fills it in with the views that have an id" : "accept' fills it in"
      let gap =
        candidate.accepted == nil
        ? content.gap : "\(content.gap): '\(ExecutablePath.toolName) \(remedy)"
      var result = ExpectationResult(
        outline: outline,
        verdict: .error,
        note: content.isToBeFilled ? gap : "the block checks nothing",
        expected: comparison.expected,
        actual: comparison.actual
      )
      // Without expected lines, every line that `plumb accept` writes would be a mismatch.
      if comparison.isSpecError || !comparison.expected.isEmpty {
        result.mismatches = comparison.mismatches
      }
      result.accepted = mistakes.isEmpty ? candidate.accepted : nil
      result.leftOut = candidate.leftOut
      result.fonts = candidate.fonts
      return decide(candidate.index, result)
    }
    if !mistakes.isEmpty {
      comparison.mismatches.insert(contentsOf: mistakes, at: 0)
      comparison.isSpecError = true
    }
    if comparison.differsInLinesOnly && !played.can(.lines) {
      let reason = played.refusal(of: .lines)
      return decide(candidate.index, ExpectationResult(unsupported: outline, because: reason))
    }
    if requiresMeasuredFonts {
      let line = candidate.expectation.line
      comparison.mismatches.insert(contentsOf: candidate.fonts.unmeasured(at: line), at: 0)
    }
    if !played.can(.lines) { comparison.mismatches.removeAll { $0.quantity == .textLines } }
    var result = ExpectationResult(outline: outline, comparison: comparison)
    if result.verdict == .failed {
      result.accepted = candidate.accepted
      if candidate.accepted == nil { result.leftOut = candidate.leftOut }
    }
    result.unrecordedLengths = candidate.unrecordedLengths
    result.fonts = candidate.fonts
    decide(candidate.index, result)
  }

  /// Returns whether an expectation cannot fail and has no other effect.
  ///
  /// A block that allows everything still causes a layout, such as a `frames` block of `...` before
  /// an `issues` block. It is only accepted in a scene with expectations that can fail.
  private func isVacuous(_ expectation: Expectation) -> Bool {
    guard expectation.content.isVacuous else { return false }
    guard expectation.content.allowsEverything else { return true }
    return scene.phases.flatMap(\.expectations).allSatisfy(\.content.isVacuous)
  }
}

/// An expectation that is decided at the end of its phase.
enum PendingExpectation {
  /// The expectation is compared at the end of the phase; with its index among all of the scene's
  /// expectations.
  case waiting(Int, Expectation)
  /// The expectation is already compared; issues of the phase may still be added to it.
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

/// An expectation with the result of its comparison.
struct ObservedExpectation {
  /// The index among all of the scene's expectations, in document order.
  var index: Int
  var expectation: Expectation
  var comparison: Comparison
  /// The lines with which the block would pass; `nil` if it passes already, or no lines would.
  var accepted: [AcceptedLine]?
  /// The requirements that do not hold and are therefore missing in ``accepted``, with the reasons.
  var leftOut: [String] = []
  /// The lengths of controls in the layout that are not recorded on the system of its metrics.
  var unrecordedLengths: [UnrecordedLength] = []
  /// The fonts of the app that texts of the layout are in.
  var fonts: [TextFont] = []
  /// The reason why the engine does not support the block; `nil` if it does.
  var refusal: String?

  /// Compares an expectation with the current state of the scene.
  init(
    _ expectation: Expectation,
    index: Int,
    with scene: ConnectedScene,
    _ pictures: PictureCheck
  ) {
    self.index = index
    self.expectation = expectation
    comparison = expectation.content.compare(with: scene, at: expectation.line)
    if !comparison.mismatches.isEmpty || expectation.content.isToBeFilled {
      accepted = expectation.content.accepted(for: scene)
      leftOut = expectation.content.leftOut(for: scene)
    }
    if let frames = expectation.content as? FramesFence,
      let outcome = pictures.compare(frames, at: expectation.line, with: scene)
    {
      comparison.mismatches += outcome.mismatches
      comparison.isSpecError = comparison.isSpecError || outcome.isError
      if let remark = outcome.remark { comparison.remarks.append(remark) }
    }
    if expectation.measuredBy != nil {
      unrecordedLengths = scene.unrecordedLengths
      fonts = scene.fonts
    }
    refusal = scene.takeRefusal()
  }
}

extension Expectation {
  /// Whether the expectation is compared, rather than skipped.
  var isCompared: Bool { conditions.reasonNotCompared == nil }
}

extension Comparison {
  /// Whether nothing differs but the lines of texts.
  fileprivate var differsInLinesOnly: Bool {
    !mismatches.isEmpty && !isSpecError && mismatches.allSatisfy { $0.quantity == .textLines }
  }
}
