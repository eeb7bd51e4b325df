package import EngineKit
internal import SpecFormat

/// A scene that an engine plays, wherever the engine is: it is laid out and looked at by requests.
///
/// After an engine has failed, it gets no further requests; every answer is empty from then on, and
/// nobody may judge by it.
package final class ConnectedScene {
  let link: any EngineConnection
  let scenario: String
  /// The scene itself, for an engine that takes it as data; `nil` for one that plays the scenario.
  let data: EngineScene?
  /// What is known of the scene since it was last changed.
  private(set) var known = LayoutAnswer()
  private var knownColumns: Set<EngineCapability> = []
  private(set) var environment = LayoutEnvironment()
  /// The content offset of the last request.
  private var offset: LayoutEnvironment.Offset?
  /// The last proposal to the root; `nil` before the first layout.
  package private(set) var proposal: LayoutProposal?
  /// Whether code has said what the next layout proposes.
  package private(set) var isResized = false
  /// Why the engine answers no more; `nil` as long as it does.
  package private(set) var failure: EngineFailure?
  /// The issues of the current phase, when it has ended.
  package var issues: [LayoutIssue] = []
  private var mistakes: [String] = []
  private var refusals: [String] = []
  /// Why the engine refused the last layout; `nil` where it did it.
  ///
  /// What it would tell since is of a layout before.
  private var refusedLayout: String?

  /// - Parameters:
  ///   - scenario: The scenario's id.
  ///   - data: The scene, for an engine that takes it as data; `nil` for one that plays the
  ///     scenario.
  ///   - link: The way to the engine.
  package init(_ scenario: String, as data: EngineScene? = nil, over link: any EngineConnection) {
    self.scenario = scenario
    self.data = data
    self.link = link
  }
}

extension ConnectedScene {
  /// Begins the scenario.
  ///
  /// - Returns: Whether it has begun.
  func begin() -> Bool {
    if data != nil { return true }
    guard case .reset(let phase)? = answer(to: .reset(scenario: scenario)) else { return false }
    enter(phase)
    return true
  }

  /// Runs the next step.
  ///
  /// - Returns: Whether there was one.
  func step() -> Bool {
    guard data == nil else { return false }
    guard case .step(let phase)? = answer(to: .step(scenario: scenario)) else { return false }
    enter(phase)
    return !phase.hasEnded
  }

  /// Takes over what a phase begins with.
  func enter(_ phase: PhaseAnswer) {
    forget()
    mistakes += phase.mistakes
    isResized = phase.isResized
  }

  /// The requests of code to the stage that cannot be done, since the last call.
  func takeMistakes() -> [String] {
    defer { mistakes = [] }
    return mistakes
  }

  /// The issues that the engine reported since the last call.
  ///
  /// - Parameter areExpected: Whether a block speaks of them, which an engine that tells no issues
  ///   does not do.
  /// - Returns: In the order in which they were reported; none where the engine tells none.
  func takeIssues(areExpected: Bool) -> [LayoutIssue] {
    guard areExpected ? supports(.issues) : can(.issues) else { return [] }
    return observe([.issues])?.issues ?? []
  }

  /// The reasons for requests that the engine did not fulfill since the last call; `nil` where it
  /// did it all.
  func takeRefusal() -> String? {
    defer { refusals = [] }
    return refusals.first
  }
}

extension ConnectedScene: PlayedScene {
  func layOut(
    proposal: LayoutProposal?,
    environment: LayoutEnvironment,
    offset: LayoutEnvironment.Offset?,
    for expectation: Expectation?
  ) {
    self.environment = environment.surroundings
    self.offset = offset ?? self.offset
    var requested = self.environment
    // A scene that is data begins anew with each layout.
    requested.offset = data == nil && offset == nil ? nil : self.offset
    let proposed = data == nil ? proposal : proposal ?? self.proposal ?? .unspecified
    let columns = (expectation?.content as? FramesFence)?.columns ?? []
    let request = request(
      proposed,
      in: requested,
      columns: columns.filter { can($0) }
    )
    forget()
    isResized = false
    self.proposal = proposed ?? self.proposal
    refusedLayout = nil
    guard let answer = layout(by: .layout(request)) else {
      refusedLayout = refusals.last
      return
    }
    merge(answer, columns)
    self.proposal = answer.proposal ?? self.proposal
  }
}

extension ConnectedScene {
  /// What is known of the scene, with some columns for certain.
  func column(_ columns: EngineCapability...) -> LayoutAnswer {
    if let refusedLayout {
      refusals.append(refusedLayout)
      return known
    }
    let missing = columns.filter { !knownColumns.contains($0) }
    guard !missing.isEmpty else { return known }
    let wanted = missing.filter { $0 == .lines ? can($0) : supports($0) }
    if let answer = wanted.isEmpty ? nil : observe(wanted) { merge(answer, wanted) }
    return known
  }

  func observe(_ columns: [EngineCapability]) -> LayoutAnswer? {
    guard data != nil else {
      return layout(by: .observe(scenario: scenario, columns: columns.map(\.rawValue)))
    }
    var place = environment
    place.offset = offset
    return layout(by: .layout(request(proposal, in: place, columns: columns)))
  }

  /// The request for a layout; a scene that is data has no other graph than the layout's own.
  func request(
    _ proposal: LayoutProposal?,
    in environment: LayoutEnvironment,
    columns: [EngineCapability],
    graph: LayoutRequest.Graph? = nil
  ) -> LayoutRequest {
    LayoutRequest(
      scenario: scenario,
      proposal: proposal,
      environment: environment,
      columns: columns,
      graph: data == nil ? graph : nil,
      scene: data
    )
  }

  func layout(by request: EngineRequest) -> LayoutAnswer? {
    guard case .layout(let answer)? = answer(to: request) else { return nil }
    mistakes += answer.mistakes ?? []
    return answer
  }

  private func forget() {
    known = LayoutAnswer()
    knownColumns = []
  }

  private func merge(_ answer: LayoutAnswer, _ columns: [EngineCapability]) {
    // The elements in sight stand in the place of all of them.
    if answer.elements != nil { knownColumns.subtract([.elements, .sight]) }
    known.merge(answer)
    knownColumns.formUnion(columns)
  }

  /// Whether the engine does something; what it does not is a refusal.
  func supports(_ capability: EngineCapability) -> Bool {
    if can(capability) { return true }
    refuse(capability)
    return false
  }

  /// Whether the engine does something; each layout of a scene that is data is on a graph of its
  /// own, and it answers nothing else.
  func can(_ capability: EngineCapability) -> Bool {
    switch capability {
    case .graphs where data != nil: true
    case .resting, .laws, .variants: data == nil && link.hello.can(capability)
    default: link.hello.can(capability)
    }
  }

  func refuse(_ capability: EngineCapability) {
    refusals.append("\(link.hello.name) does not do '\(capability.rawValue)'")
  }

  /// The answer to a request; `nil` where the engine refuses it, or is gone.
  func answer(to request: EngineRequest) -> EngineAnswer? {
    guard failure == nil else { return nil }
    do {
      let answer = try link.answer(to: request)
      if case .unsupported(let reason) = answer {
        refusals.append(reason)
        return nil
      }
      return answer
    } catch {
      failure = error
      return nil
    }
  }
}
