package import LayoutTree
package import LayoutValues

/// A scenario's scene in one of its phases, on a stage.
@MainActor
package struct HostedScene {
  package let scenario: Scenario
  package let stage: Stage
  let capabilities: Set<EngineCapability>
  let delegate: (any EngineDelegate)?
}

/// The handler of the protocol's optional requests.
@MainActor
package protocol EngineDelegate: AnyObject {
  /// Creates a stage for a scenario, with empty counts and issues.
  ///
  /// - Parameters:
  ///   - measuresHeap: Whether the counts of cells include the growth of the heap.
  ///   - language: The language of a replay, for strings that are made before its first layout;
  ///     `nil` for the current one.
  ///   - onPhase: Called when the scene is ready for a layout, and after each step.
  /// - Returns: A stage without a scene.
  func makeStage(
    measuresHeap: Bool,
    language: LayoutLanguage?,
    onPhase: @escaping @MainActor (Stage, Int) -> Void
  ) -> Stage
  /// Checks laws for generated proposals.
  ///
  /// - Parameters:
  ///   - laws: The names of the laws.
  ///   - seed: The seed of the proposals.
  ///   - scene: The scene in its current phase.
  /// - Returns: The violation of each law as a message; `nil` for a law that holds.
  /// - Throws: ``Unsupported`` for a law that the engine does not have.
  func breaches(of laws: [String], seed: UInt64, in scene: HostedScene) throws -> [String?]
}

extension HostedScene: ServedScene {
  package func layOut(_ request: LayoutRequest) throws -> LayoutAnswer {
    switch request.graph ?? .standing {
    case .standing:
      try stage.layOut(proposal: request.proposal, in: request.environment)
      return try answer(request.knownColumns, of: stage)
    case .fresh:
      return try stage.apart(on: .fresh) { try layOutFresh(request) }
    case .replayed:
      return try layOutReplayed(request)
    }
  }

  package func layOut(_ request: LayoutsRequest) throws -> [LayoutAnswer] {
    guard request.graph == .replayed else { return try request.requests.map { try layOut($0) } }
    return try ReplayedLayouts(of: self, columns: request.knownColumns)
      .answers(under: request.conditions)
  }

  package func observe(
    _ columns: Set<EngineCapability>,
    reasonsAlsoOf elements: [ElementIdentity]
  ) throws -> LayoutAnswer {
    try stage.checkSupport()
    return try answer(columns, of: stage, reasonsAlsoOf: elements)
  }

  package func restingOffset(ofSection section: Int, for offset: Double) throws -> Double? {
    try stage.checkSupport()
    guard let host = stage.host else { return nil }
    return try host.restingOffset(ofSection: section, for: offset)
  }

  package func breaches(of laws: [String], seed: UInt64) throws -> [String?] {
    guard let delegate else { throw Unsupported("laws") }
    return try delegate.breaches(of: laws, seed: seed, in: self)
  }

  package var isResized: Bool { stage.isResized }

  package func takeMistakes() -> [String] { stage.takeMistakes() }
}

extension HostedScene {
  /// A replay of the scene from the start of the scenario to the current phase.
  package var replay: SceneReplay {
    SceneReplay(body: scenario.body, original: stage, phase: stage.stepCount) {
      language,
      onPhase in
      delegate?.makeStage(measuresHeap: false, language: language, onPhase: onPhase)
        ?? Stage(measuring: { nil }, onPhase: onPhase)
    }
  }

  private func layOutFresh(_ request: LayoutRequest) throws -> LayoutAnswer {
    let copy = Stage(measuring: { nil }, onPhase: { _, _ in })
    guard let makeHost = stage.makeHost else { return try answer(request.knownColumns, of: copy) }
    copy.show(makeHost)
    try copy.layOut(
      proposal: request.proposal ?? stage.currentProposal,
      in: request.environment
    )
    return try answer(request.knownColumns, of: copy)
  }

  private func layOutReplayed(_ request: LayoutRequest) throws -> LayoutAnswer {
    let conditions = LayoutConditions(
      proposal: request.proposal ?? stage.currentProposal,
      environment: request.environment
    )
    var answer: LayoutAnswer?
    try replay.run(under: conditions) { stage in
      try stage.layOut(proposal: conditions.proposal, in: conditions.environment)
      answer = try self.answer(request.knownColumns, of: stage)
    }
    return answer ?? LayoutAnswer()
  }

  /// Returns the answer for a laid out stage, with the requested columns that the engine supports.
  func answer(
    _ columns: Set<EngineCapability>,
    of stage: Stage,
    reasonsAlsoOf elements: [ElementIdentity] = []
  ) throws -> LayoutAnswer {
    let host = stage.host
    func column<Value>(
      _ column: EngineCapability,
      _ value: @autoclosure () throws -> Value?
    ) rethrows -> Value? {
      capabilities.contains(column) && columns.contains(column) ? try value() : nil
    }
    var answer = LayoutAnswer()
    answer.kind = host.flatMap { $0.kind == .views ? nil : $0.kind }
    answer.nodes = column(.nodes, nodes(of: stage))
    answer.elements =
      column(.elements, host?.elements)
      ?? column(.visibleElements, host?.visibleElements)
    answer.proposal = stage.currentProposal
    if !columns.isDisjoint(with: [.nodes, .drawing, .traits]) {
      answer.originInWindow = host?.originInWindow
    }
    answer.negotiation = column(.negotiation, stage.withoutCounting { host?.negotiation })
    answer.counts = column(.counts, stage.counts)
    answer.preferences = column(.preferences, host?.preferences)
    answer.sections = column(.sections, host?.sections)
    answer.updates = column(.updates, host?.updates)
    answer.cells = column(.cells, stage.cells)
    answer.issues = column(.issues, host?.takeIssues())
    answer.evaluated = try column(
      .evaluated,
      try stage.withoutCounting { try host?.evaluatedScene() }
    )
    answer.unrecordedLengths = column(
      .unrecordedLengths,
      stage.withoutCounting { host?.unrecordedLengths }
    )
    answer.fonts = column(.fonts, stage.withoutCounting { host?.fonts })
    answer.edges = column(.edges, stage.withoutCounting { host?.edges })
    let hasSteps = columns.contains(.steps) && capabilities.contains(.steps)
    if hasSteps || columns.contains(.drawing) && capabilities.contains(.drawing) {
      let drawing = stage.withoutCounting { host?.drawing(withSteps: hasSteps) }
      answer.drawing = column(.drawing, drawing)
      answer.steps = column(.steps, drawing?.steps)
      answer.stepCount = column(.steps, drawing?.stepCount)
    }
    answer.reasons = column(
      .reasons,
      stage.withoutCounting { host?.reasons(alsoOf: elements) }
    )
    answer.traits = column(.traits, stage.withoutCounting { host?.traits })
    answer.resources = column(.resources, host?.resources)
    let mistakes = stage.takeMistakes()
    answer.mistakes = mistakes.isEmpty ? nil : mistakes
    return answer
  }
}

extension HostedScene {
  /// Returns the nodes of a stage; `nil` for a collection view that consists of elements only.
  private func nodes(of stage: Stage) -> [EngineNode]? {
    let nodes = stage.withoutCounting { stage.nodes }
    return nodes.isEmpty && stage.host?.kind == .collection ? nil : nodes
  }
}

/// Replays a scene from the start of its scenario, with separate graphs and data.
@MainActor
package struct SceneReplay {
  /// The body of the compiled scenario.
  let body: @MainActor @Sendable (Stage) -> Void
  /// The stage of the original scene, which a replay does not change.
  let original: Stage
  /// The phase to replay: the number of steps that have run.
  let phase: Int
  /// Creates the stages of the replays, which run in a language.
  let makeStage: StageMaker

  /// A function that creates a stage for a language and a function to call in each phase.
  package typealias StageMaker =
    @MainActor (LayoutLanguage?, @escaping @MainActor (Stage, Int) -> Void) -> Stage

  /// Creates a replay.
  ///
  /// - Parameters:
  ///   - body: The compiled scenario.
  ///   - original: The stage of the original scene.
  ///   - phase: The number of steps that have run.
  ///   - makeStage: Creates the stages.
  package init(
    body: @escaping @MainActor @Sendable (Stage) -> Void,
    original: Stage,
    phase: Int,
    makeStage: @escaping StageMaker
  ) {
    self.body = body
    self.original = original
    self.phase = phase
    self.makeStage = makeStage
  }

  /// Runs the scenario and its steps up to the phase.
  ///
  /// - Parameters:
  ///   - conditions: The conditions for the layouts of earlier phases, whose result a step may
  ///     depend on, as with taps.
  ///   - onPhase: Called with the stage in that phase, before its layout.
  /// - Throws: The first error of a layout.
  package func run(
    under conditions: LayoutConditions,
    _ onPhase: @MainActor (Stage) throws -> Void
  ) throws {
    var environment = conditions.environment
    environment.offset = nil
    try withoutActuallyEscaping(onPhase) { onPhase in
      var failure: (any Error)?
      original.apart(on: .replayed) {
        let stage = makeStage(environment.language) { stage, number in
          guard number <= phase, failure == nil else { return }
          do {
            if number == phase {
              try onPhase(stage)
            } else {
              try stage.layOut(proposal: conditions.proposal, in: environment)
            }
          } catch {
            failure = error
          }
        }
        body(stage)
      }
      if let failure { throw failure }
    }
  }
}
