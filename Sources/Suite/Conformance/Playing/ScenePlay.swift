internal import SpecFormat

/// A scene that can be laid out, wherever its graph is.
protocol PlayedScene {
  /// Whether code has said what the next layout proposes.
  var isResized: Bool { get }

  /// Lays it out on the graph that it has.
  ///
  /// - Parameters:
  ///   - proposal: What the root is proposed; `nil` for what it was proposed last, by a block or by
  ///     a step.
  ///   - environment: What the place of the scene imposes on it.
  ///   - offset: The content offset of the outermost scroll view; `nil` to leave it where it is.
  ///   - expectation: The block that asks for the layout; `nil` for the next step.
  func layOut(
    proposal: LayoutProposal?,
    environment: LayoutEnvironment,
    offset: LayoutEnvironment.Offset?,
    for expectation: Expectation?
  )
}

/// The layouts of one scene: they follow from its blocks, phase by phase.
final class ScenePlay<Scene: PlayedScene> {
  private let scene: SceneSpec
  /// Called after each layout that an expectation asks for.
  var didLayOut: (Expectation, Scene) -> Void = { _, _ in }
  /// A proposal in the place of that of the expectation at a line, from 1.
  var replacement: (line: Int, proposal: LayoutProposal)?
  /// The proposal of an expectation since the last layout; without one the scene knows better, as a
  /// step may have resized it.
  private var newProposal: LayoutProposal?
  /// The content offset that an expectation states since the last layout.
  private var newOffset: LayoutEnvironment.Offset?
  private(set) var environment = LayoutEnvironment().surroundings
  private var hasLaidOut = false

  init(_ scene: SceneSpec) {
    self.scene = scene
  }
}

extension ScenePlay {
  /// Plays a phase.
  ///
  /// - Parameters:
  ///   - number: The phase: 0 before any step.
  ///   - played: The scene in that phase.
  ///   - compare: Is given each expectation, laid out as it asks, with its place in the phase.
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

  /// Lays out a phase that expects nothing: what the next step taps must be there.
  ///
  /// Before any other layout, the scene is proposed what its first expectation will propose,
  /// unless its own code says otherwise.
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

  /// Takes over the proposal and the environment of an expectation, where it states them.
  ///
  /// - Returns: Whether the scene must be laid out anew for it.
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
