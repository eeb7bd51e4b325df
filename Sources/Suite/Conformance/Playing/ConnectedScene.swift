package import EngineKit
internal import SpecFormat

/// A scene that is laid out and observed through requests to an engine, in this or in another
/// process.
///
/// After a failure, the engine receives no further requests. All answers are then empty and must
/// not be used for a verdict.
package final class ConnectedScene {
  let link: any EngineConnection
  let scenario: String
  /// The scene as data; `nil` for an engine that runs the compiled scenario.
  let data: EngineScene?
  /// The absolute path of the app's folder; `nil` for none.
  private let resources: String?
  /// The answers about the scene since it was last changed.
  private(set) var known = LayoutAnswer()
  private var knownColumns: Set<EngineCapability> = []
  private(set) var environment = LayoutEnvironment()
  /// The content offset of the last request.
  private var offset: LayoutEnvironment.Offset?
  /// The last proposal to the root; `nil` before the first layout.
  package private(set) var proposal: LayoutProposal?
  /// Whether the scene's code has set the size for the next layout.
  package private(set) var isResized = false
  /// The reason why the engine no longer answers; `nil` if it does.
  package private(set) var failure: EngineFailure?
  /// The issues of the current phase, set when the phase ends.
  package var issues: [LayoutIssue] = []
  private var mistakes: [String] = []
  private var refusals: [String] = []
  /// The reason why the engine refused the last layout; `nil` if it did not.
  ///
  /// After a refusal, further answers would describe an earlier layout.
  private var refusedLayout: String?

  /// - Parameters:
  ///   - scenario: The scenario's id.
  ///   - data: The scene as data; `nil` for an engine that runs the compiled scenario.
  ///   - resources: The absolute path of the app's folder; `nil` for none.
  ///   - link: The connection to the engine.
  package init(
    _ scenario: String,
    as data: EngineScene? = nil,
    resources: String? = nil,
    over link: any EngineConnection
  ) {
    self.scenario = scenario
    self.resources = resources
    self.data = data
    self.link = link
  }
}

extension ConnectedScene {
  /// Begins the scenario, unless the scene is sent as data.
  ///
  /// - Returns: Whether it has begun.
  func begin() -> Bool {
    if data != nil { return true }
    let request = EngineRequest.reset(scenario: scenario, resources: resources)
    guard case .reset(let phase)? = answer(to: request) else { return false }
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

  /// Resets the observations, and stores the mistakes and the state that a phase begins with.
  func enter(_ phase: PhaseAnswer) {
    forget()
    mistakes += phase.mistakes
    isResized = phase.isResized
  }

  /// Returns and removes the invalid requests of the scene's code to the stage.
  func takeMistakes() -> [String] {
    defer { mistakes = [] }
    return mistakes
  }

  /// Returns the issues that the engine reported since the last call.
  ///
  /// - Parameter areExpected: Whether an `issues` block exists. If so, an engine that does not
  ///   report issues is recorded as unsupported.
  /// - Returns: The issues in the order of their reports; empty if the engine does not report any.
  func takeIssues(areExpected: Bool) -> [LayoutIssue] {
    guard areExpected ? supports(.issues) : can(.issues) else { return [] }
    guard !areExpected || reflectsLayout, refusedLayout == nil else { return [] }
    return observe([.issues])?.issues ?? []
  }

  /// Returns the first reason why the engine did not fulfill a request since the last call; `nil`
  /// if it fulfilled all.
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
    // A scene as data has no state: each layout begins with a new graph.
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
    guard measures(in: requested), let answer = layout(by: .layout(request)) else {
      refusedLayout = refusals.last
      return
    }
    merge(answer, columns)
    self.proposal = answer.proposal ?? self.proposal
  }
}

extension ConnectedScene {
  /// Returns the observations of the scene, after requesting the given columns if they are missing.
  func column(_ columns: EngineCapability...) -> LayoutAnswer {
    guard reflectsLayout else { return known }
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

  /// Creates the request for a layout; a scene as data always uses a new graph.
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
    // An answer contains either the visible elements or all of them; a new one replaces the old.
    if answer.elements != nil { knownColumns.subtract([.elements, .sight]) }
    known.merge(answer)
    knownColumns.formUnion(columns)
  }

  /// Returns whether the engine has a capability, and records a refusal if not.
  func supports(_ capability: EngineCapability) -> Bool {
    if can(capability) { return true }
    refuse(capability)
    return false
  }

  /// Returns whether the engine has a capability for this scene.
  ///
  /// For a scene as data, each layout uses a new graph, and requests other than layouts are not
  /// supported.
  func can(_ capability: EngineCapability) -> Bool {
    switch capability {
    case .graphs where data != nil: true
    case .resting, .laws, .variants: data == nil && link.hello.can(capability)
    default: link.hello.can(capability)
    }
  }

  /// Returns an expectation in the form that the engine's nodes can be compared with.
  ///
  /// - Returns: The expectation; `nil` if the engine returns only identified nodes, and the
  ///   expectation identifies none.
  func comparable(_ expectation: Expectation) -> Expectation? {
    guard can(.identified), let frames = expectation.content as? FramesFence else {
      return expectation
    }
    guard let identified = frames.comparedByIDs else { return nil }
    var expectation = expectation
    expectation.content = identified
    return expectation
  }

  func refuse(_ capability: EngineCapability) {
    refusals.append("\(link.hello.name) does not support '\(capability.rawValue)'")
  }

  /// Returns whether the engine has the metrics of an environment, and records a refusal if not.
  func measures(in environment: LayoutEnvironment) -> Bool {
    if environment.metrics == .test || can(.metrics) { return true }
    refusals.append(
      "\(link.hello.name) does not support 'metrics', here \(environment.metrics.rawValue)"
    )
    return false
  }

  /// Whether answers describe the last requested layout; if the engine refused it, the refusal is
  /// recorded again.
  var reflectsLayout: Bool {
    guard let refusedLayout else { return true }
    refusals.append(refusedLayout)
    return false
  }

  /// Returns the answer to a request; `nil` if the engine refuses it or has failed.
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
