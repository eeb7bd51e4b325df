internal import CHeap
internal import Foundation
internal import Scenarios
internal import SpecFormat
internal import ViewLayout

/// One run of one scene: it lays the scene out as its expectations ask, phase by phase, and
/// decides each of them.
@MainActor
final class SceneRun {
  let scene: SceneSpec
  /// The compiled scenario; `nil` before it runs.
  private(set) var body: (@MainActor @Sendable (Stage) -> Void)?
  /// Called with the index among all of the scene's expectations, in document order.
  let decide: @MainActor (Int, ExpectationResult) -> Void
  /// Called after each layout that an expectation asks for.
  var didLayOut: @MainActor (Expectation, Stage) -> Void = { _, _ in }
  /// Called before each expectation is compared, with everything laid out as it asks.
  var willCompare: @MainActor (Expectation, Stage) -> Void = { _, _ in }
  /// Called when the scene has come to its end, with everything as the last layout left it.
  var didEnd: @MainActor (Stage) -> Void = { _ in }
  /// A proposal in the place of that of the expectation at a line, from 1.
  var replacement: (line: Int, proposal: ProposedViewSize)?
  /// The proposal of an expectation since the last layout; without one the stage knows better, as a
  /// step may have resized it.
  private var newProposal: ProposedViewSize?
  /// The content offset that an expectation states since the last layout.
  private var newOffset: CGPoint?
  private(set) var environment = HostEnvironment()
  private var hasLaidOut = false
  /// The issues of the current phase, when it has ended.
  var issues: [Issue] = []
  /// The requests of the current phase to the stage that cannot be done.
  var mistakes: [Mismatch] = []
  /// The expectations that are decided on only at the end of the phase.
  var held: [HeldExpectation] = []

  init(scene: SceneSpec, decide: @escaping @MainActor (Int, ExpectationResult) -> Void) {
    self.scene = scene
    self.decide = decide
  }
}

extension SceneRun {
  /// Runs the compiled scenario to its end.
  ///
  /// The last phase that expects anything ends with the scene, so that what steps after it
  /// report is not lost.
  func run(_ body: @escaping @MainActor @Sendable (Stage) -> Void) {
    self.body = body
    let lastCheckedPhase = scene.phases.lastIndex { !$0.expectations.isEmpty }
    let stage = Stage(heap: { HeapMeter.bytesInUse }) { [self] stage, phase in
      guard scene.phases.indices.contains(phase) else { return }
      check(phase: phase, on: stage)
      if phase != lastCheckedPhase { endPhase(on: stage) }
    }
    withLargeStack {
      body(stage)
      endPhase(on: stage)
      didEnd(stage)
    }
  }

  private func check(phase number: Int, on stage: Stage) {
    let expectations = scene.phases[number].expectations
    guard !expectations.isEmpty else { return layOutForNextStep(on: stage) }
    let firstIndex = scene.phases[..<number].reduce(0) { $0 + $1.expectations.count }
    var mustLayOut = true
    takeMistakes(of: stage, line: scene.phases[number].step?.fenceLine)
    for (index, expectation) in zip(firstIndex..., expectations) {
      mustLayOut = propose(expectation) || mustLayOut
      if let result = decidedInAdvance(expectation) {
        decide(index, result)
        continue
      }
      if mustLayOut {
        if let replacement, replacement.line == expectation.line {
          newProposal = replacement.proposal
        }
        layOut(stage)
        mustLayOut = false
        didLayOut(expectation, stage)
      }
      willCompare(expectation, stage)
      compare(
        expectation,
        index: index,
        on: stage,
        isLast: index == firstIndex + (expectations.lastIndex(where: \.isCompared) ?? -1)
      )
    }
  }

  /// Lays out a phase that expects nothing: what the next step taps must be there.
  ///
  /// Before any other layout, the scene is proposed what its first expectation will propose,
  /// unless its own code says otherwise.
  private func layOutForNextStep(on stage: Stage) {
    let firstStated = scene.phases.lazy.flatMap(\.expectations).compactMap(\.proposal).first
    if !hasLaidOut, !stage.isResized { newProposal = firstStated.map { ProposedViewSize($0) } }
    layOut(stage)
  }

  private func layOut(_ stage: Stage) {
    stage.layOut(proposal: newProposal, environment: environment, offset: newOffset)
    newProposal = nil
    newOffset = nil
    hasLaidOut = true
  }

  /// Takes over the proposal and the environment of an expectation, where it states them.
  ///
  /// - Returns: Whether the scene must be laid out anew for it.
  private func propose(_ expectation: Expectation) -> Bool {
    var isNew = false
    if let proposal = expectation.proposal {
      newProposal = ProposedViewSize(proposal)
      isNew = true
    }
    if let offset = expectation.environment.offset {
      newOffset = CGPoint(x: offset.x, y: offset.y)
      isNew = true
    }
    let environment = HostEnvironment(expectation.environment)
    if type(of: expectation.content).takesEnvironment, environment != self.environment {
      self.environment = environment
      isNew = true
    }
    return isNew
  }
}

/// Says how much memory the process has taken from its heap.
enum HeapMeter {
  /// All blocks that are in use, in bytes, in every arena and mapped ones too; `nil` where the
  /// platform does not tell.
  ///
  /// It is what the allocator has handed out, and so counts what freed blocks of a thread's own
  /// cache hold for a while longer: good for thousands of bytes, not for ten.
  static var bytesInUse: Int? {
    let bytes = Int(heap_bytes_in_use())
    return bytes >= 0 ? bytes : nil
  }
}
