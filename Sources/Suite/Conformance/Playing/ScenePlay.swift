internal import SpecFormat

/// A scene that can be laid out, in this process or by an engine in another one.
protocol PlayedScene {
  /// Whether the scene's code has set the size for the next layout.
  var isResized: Bool { get }

  /// Lays the scene out on its existing graph.
  ///
  /// - Parameters:
  ///   - proposal: The proposal for the root; `nil` for the last one, which a block or a step has
  ///     set.
  ///   - environment: The environment of the scene.
  ///   - offset: The content offset of the outermost scroll view; `nil` to keep the current one.
  ///   - expectation: The block that requests the layout; `nil` for a layout before the next step.
  func layOut(
    proposal: LayoutProposal?,
    environment: LayoutEnvironment,
    offset: LayoutEnvironment.Offset?,
    for expectation: Expectation?
  )
}

/// The sequence of layouts that the blocks of a scene request, phase by phase.
final class ScenePlay<Scene: PlayedScene> {
  let scene: SceneSpec
  /// Called after each layout that an expectation requests.
  var didLayOut: (Expectation, Scene) -> Void = { _, _ in }
  /// A proposal that replaces the one of the expectation at a line (from 1); `nil` for none.
  var replacement: (line: Int, proposal: LayoutProposal)?
  /// The proposal of an expectation since the last layout; `nil` to keep the scene's own, which a
  /// step may have changed.
  private var newProposal: LayoutProposal?
  /// The content offset of an expectation since the last layout; `nil` to keep the current one.
  private var newOffset: LayoutEnvironment.Offset?
  private(set) var environment = LayoutEnvironment().surroundings
  private var hasLaidOut = false

  init(_ scene: SceneSpec) {
    self.scene = scene
  }
}

extension ScenePlay {
  /// Lays out a phase as its expectations request.
  ///
  /// - Parameters:
  ///   - number: The number of the phase: 0 before any step.
  ///   - played: The scene in that phase.
  ///   - compare: Called for each expectation after its layout, with its index in the phase.
  func play(
    phase number: Int,
    on played: Scene,
    compare: (Int, Expectation) -> Void = { _, _ in }
  ) {
    guard scene.phases.indices.contains(number) else { return }
    let expectations = scene.phases[number].expectations
    guard !expectations.isEmpty else { return layOutForNextStep(on: played) }
    var mustLayOut = true
    for (index, expectation) in expectations.enumerated() {
      mustLayOut = propose(expectation) || mustLayOut
      if mustLayOut, expectation.isCompared {
        if let replacement, replacement.line == expectation.line {
          newProposal = replacement.proposal
        }
        layOut(played, for: expectation)
        mustLayOut = false
        didLayOut(expectation, played)
      }
      compare(index, expectation)
    }
  }

  /// Lays out a phase without expectations, so that the views exist that the next step taps.
  ///
  /// The first layout uses the proposal of the first expectation in a later phase, unless the
  /// scene's code sets a size.
  private func layOutForNextStep(on played: Scene) {
    if !hasLaidOut, !played.isResized {
      newProposal = scene.phases.lazy.flatMap(\.expectations).compactMap(\.proposal).first
    }
    layOut(played, for: nil)
  }

  private func layOut(_ played: Scene, for expectation: Expectation?) {
    played.layOut(
      proposal: newProposal,
      environment: environment,
      offset: newOffset,
      for: expectation
    )
    newProposal = nil
    newOffset = nil
    hasLaidOut = true
  }

  /// Applies the proposal and the environment of an expectation, as far as it has them.
  ///
  /// - Returns: Whether the scene must be laid out again for it.
  private func propose(_ expectation: Expectation) -> Bool {
    var isNew = false
    if let proposal = expectation.proposal {
      newProposal = proposal
      isNew = true
    }
    if let offset = expectation.environment.offset {
      newOffset = offset
      isNew = true
    }
    let environment = expectation.environment.surroundings
    if type(of: expectation.content).takesEnvironment, environment != self.environment {
      self.environment = environment
      isNew = true
    }
    return isNew
  }
}
