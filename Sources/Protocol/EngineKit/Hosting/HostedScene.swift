internal import LayoutValues

/// A scenario's scene in one of its phases, on a stage.
@MainActor
package struct HostedScene {
  package let scenario: Scenario
  package let stage: Stage
  let capabilities: Set<EngineCapability>
  let delegate: (any EngineDelegate)?
}

/// The part of an engine that answers what few engines do.
@MainActor
package protocol EngineDelegate: AnyObject {
  /// Makes a stage for a scenario, whose counts and issues start empty.
  ///
  /// - Parameters:
  ///   - measuresHeap: Whether the counts of cells include the heap's growth.
  ///   - onPhase: Called when the scene is ready and after each step.
  /// - Returns: A stage without a scene.
  func makeStage(
    measuresHeap: Bool,
    onPhase: @escaping @MainActor (Stage, Int) -> Void
  ) -> Stage
  /// Checks laws over generated proposals.
  ///
  /// - Parameters:
  ///   - laws: The names of the laws.
  ///   - seed: The seed of the proposals.
  ///   - scene: The scene as it stands.
  /// - Returns: How each law is broken, in words; `nil` for a law that holds.
  /// - Throws: ``Unsupported`` for a law that the engine does not have.
  func breaches(of laws: [String], seed: UInt64, in scene: HostedScene) throws -> [String?]
  /// Lays a scene out under many conditions, each time as if it were played again.
  ///
  /// - Returns: An answer for each of the conditions, in their order.
  func variants(_ request: VariantsRequest, of scene: HostedScene) throws -> [VariantAnswer]
}

extension HostedScene: ServedScene {
  package func layOut(_ request: LayoutRequest) throws -> LayoutAnswer {
    switch request.graph ?? .standing {
    case .standing:
      try stage.layOut(proposal: request.proposal, in: request.environment)
      return answer(request.knownColumns, of: stage)
    case .fresh:
      return try stage.apart(on: .fresh) { try layOutFresh(request) }
    case .replayed:
      return try layOutReplayed(request)
    }
  }

  package func observe(_ columns: Set<EngineCapability>) throws -> LayoutAnswer {
    answer(columns, of: stage)
  }

  package func restingOffset(ofSection section: Int, for offset: Double) throws -> Double? {
    guard let host = stage.host else { return nil }
    return try host.restingOffset(ofSection: section, for: offset)
  }

  package func breaches(of laws: [String], seed: UInt64) throws -> [String?] {
    guard let delegate else { throw Unsupported("laws") }
    return try delegate.breaches(of: laws, seed: seed, in: self)
  }

  package func variants(_ request: VariantsRequest) throws -> [VariantAnswer] {
    guard let delegate else { throw Unsupported("layouts under many conditions at once") }
    return try delegate.variants(request, of: self)
  }

  package var isResized: Bool { stage.isResized }

  package func takeMistakes() -> [String] { stage.takeMistakes() }
}

extension HostedScene {
  /// Plays the scene again up to the phase where it stands.
  package var replay: SceneReplay {
    SceneReplay(body: scenario.body, original: stage, phase: stage.stepCount) { onPhase in
      delegate?.makeStage(measuresHeap: false, onPhase: onPhase)
        ?? Stage(measuring: { nil }, onPhase: onPhase)
    }
  }

  private func layOutFresh(_ request: LayoutRequest) throws -> LayoutAnswer {
    let copy = Stage(measuring: { nil }, onPhase: { _, _ in })
    guard let makeHost = stage.makeHost else { return answer(request.knownColumns, of: copy) }
    copy.show(makeHost)
    try copy.layOut(
      proposal: request.proposal ?? stage.currentProposal,
      in: request.environment
    )
    return answer(request.knownColumns, of: copy)
  }

  private func layOutReplayed(_ request: LayoutRequest) throws -> LayoutAnswer {
    let conditions = LayoutConditions(
      proposal: request.proposal ?? stage.currentProposal,
      environment: request.environment
    )
    var answer: LayoutAnswer?
    try replay.run(under: conditions) { stage in
      try stage.layOut(proposal: conditions.proposal, in: conditions.environment)
      answer = self.answer(request.knownColumns, of: stage)
    }
    return answer ?? LayoutAnswer()
  }

  /// The answer about a stage that has been laid out: of the columns that are asked for, those
  /// that the engine has.
  private func answer(_ columns: Set<EngineCapability>, of stage: Stage) -> LayoutAnswer {
    let host = stage.host
    func column<Value>(_ column: EngineCapability, _ value: @autoclosure () -> Value?) -> Value? {
      capabilities.contains(column) && columns.contains(column) ? value() : nil
    }
    var answer = LayoutAnswer()
    answer.kind = host.flatMap { $0.kind == .views ? nil : $0.kind }
    answer.nodes = column(.nodes, nodes(of: stage))
    answer.elements =
      column(.elements, host?.elements) ?? column(.sight, host?.visibleElements)
    answer.proposal = stage.currentProposal
    answer.originInWindow = column(.nodes, host?.originInWindow)
    answer.negotiation = column(.negotiation, stage.withoutCounting { host?.negotiation })
    answer.counts = column(.counts, stage.counts)
    answer.preferences = column(.preferences, host?.preferences)
    answer.sections = column(.sections, host?.sections)
    answer.updates = column(.updates, host?.updates)
    answer.cells = column(.cells, stage.cells)
    answer.issues = column(.issues, host?.takeIssues())
    let mistakes = stage.takeMistakes()
    answer.mistakes = mistakes.isEmpty ? nil : mistakes
    return answer
  }
}

extension HostedScene {
  /// The nodes of a stage; `nil` for a collection view without any, which consists of elements.
  private func nodes(of stage: Stage) -> [EngineNode]? {
    let nodes = stage.withoutCounting { stage.nodes }
    return nodes.isEmpty && stage.host?.kind == .collection ? nil : nodes
  }
}

/// Plays a scene again from its beginning, on graphs and with data of its own.
@MainActor
package struct SceneReplay {
  /// The compiled scenario.
  let body: @MainActor @Sendable (Stage) -> Void
  /// The stage that the scene stands on; a replay leaves it alone.
  let original: Stage
  /// The phase that it is played to: the number of steps that have run.
  let phase: Int
  /// Makes the stages.
  let makeStage: @MainActor (@escaping @MainActor (Stage, Int) -> Void) -> Stage

  /// Makes a replay.
  ///
  /// - Parameters:
  ///   - body: The compiled scenario.
  ///   - original: The stage that the scene stands on.
  ///   - phase: The number of its steps that have run.
  ///   - makeStage: Makes the stages.
  package init(
    body: @escaping @MainActor @Sendable (Stage) -> Void,
    original: Stage,
    phase: Int,
    makeStage: @escaping @MainActor (@escaping @MainActor (Stage, Int) -> Void) -> Stage
  ) {
    self.body = body
    self.original = original
    self.phase = phase
    self.makeStage = makeStage
  }

  /// Plays the scene, with its steps, up to the phase.
  ///
  /// - Parameters:
  ///   - conditions: The conditions that each phase before is laid out under, as a step may tap
  ///     what is there by then.
  ///   - onPhase: Called with the stage in that phase, not laid out.
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
        let stage = makeStage { stage, number in
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
