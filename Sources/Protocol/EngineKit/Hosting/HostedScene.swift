/// A scenario's scene in one of its phases, on a stage.
@MainActor
struct HostedScene: ServedScene {
  let scenario: Scenario
  let stage: Stage
  let capabilities: Set<EngineCapability>

  func layOut(_ request: LayoutRequest) throws -> LayoutAnswer {
    switch request.graph ?? .standing {
    case .standing:
      try stage.layOut(proposal: request.proposal, in: request.environment)
      return answer(request.knownColumns, of: stage)
    case .fresh: return try stage.apart { try layOutFresh(request) }
    case .replayed: return try stage.apart { try layOutReplayed(request) }
    }
  }

  func observe(_ columns: Set<EngineCapability>) throws -> LayoutAnswer {
    answer(columns, of: stage)
  }

  var isResized: Bool { stage.isResized }

  func takeMistakes() -> [String] { stage.takeMistakes() }
}

extension HostedScene {
  private func layOutFresh(_ request: LayoutRequest) throws -> LayoutAnswer {
    let copy = Stage { _ in }
    guard let makeHost = stage.makeHost else { return answer(request.knownColumns, of: copy) }
    copy.show(makeHost)
    try copy.layOut(proposal: request.proposal ?? stage.proposal, in: request.environment)
    return answer(request.knownColumns, of: copy)
  }

  /// Plays the scenario again, each phase before this one laid out too, as a step may tap what is
  /// there by then.
  private func layOutReplayed(_ request: LayoutRequest) throws -> LayoutAnswer {
    let proposal = request.proposal ?? stage.proposal
    var result: Result<LayoutAnswer, any Error>?
    let last = stage.phase
    let again = Stage { [self] again in
      guard again.phase <= last, result == nil else { return }
      do {
        try again.layOut(proposal: proposal, in: request.environment)
        if again.phase == last { result = .success(answer(request.knownColumns, of: again)) }
      } catch {
        result = .failure(error)
      }
    }
    scenario.body(again)
    return try result?.get() ?? answer(request.knownColumns, of: again)
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
    answer.nodes = column(.nodes, stage.nodes)
    answer.elements =
      column(.elements, host?.elements)
      ?? column(.sight, host?.elements?.filter { $0.isInSight || $0.name == "content" })
    answer.proposal = stage.proposal
    answer.originInWindow = host?.originInWindow
    answer.negotiation = column(.negotiation, host?.negotiation)
    answer.counts = column(.counts, host?.counts?.merging(stage.events) { $0 + $1 })
    answer.preferences = column(.preferences, host?.preferences)
    answer.sections = column(.sections, host?.sections)
    answer.updates = column(.updates, host?.updates)
    answer.cells = column(.cells, host?.cells)
    answer.issues = column(.issues, host?.takeIssues())
    let mistakes = stage.takeMistakes()
    answer.mistakes = mistakes.isEmpty ? nil : mistakes
    return answer
  }
}
