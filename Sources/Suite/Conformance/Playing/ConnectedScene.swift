package import EngineKit
internal import LayoutTree
internal import SpecFormat

/// A scene that is laid out and observed through requests to an engine, in this or in another
/// process.
///
/// After a failure, the engine receives no further requests. All answers are then empty and must
/// not be used for a verdict.
package final class ConnectedScene {
  let link: any EngineConnection
  let scenario: String
  /// The absolute path of the app's folder; `nil` for none.
  let resources: String?
  /// The language of the first layout; `nil` for the development language.
  let language: LayoutLanguage?
  /// Whether layouts start the tasks of views and wait for them.
  let runsTasks: Bool
  /// The answers about the scene since it was last changed.
  private(set) var known = LayoutAnswer()
  private var knownColumns: Set<EngineCapability> = []
  private(set) var environment = LayoutEnvironment()
  /// The last proposal to the root; `nil` before the first layout.
  package private(set) var proposal: LayoutProposal?
  /// Whether the scene's code has set the size for the next layout.
  package private(set) var isResized = false
  /// The reason why the engine no longer answers; `nil` if it does.
  package private(set) var failure: EngineFailure?
  /// The issues of the current phase, set when the phase ends.
  package var phaseIssues: [LayoutIssue] = []
  private var mistakes: [String] = []
  private var refusals: [String] = []
  /// The reason why the engine refused the last layout; `nil` if it did not.
  ///
  /// After a refusal, further answers would describe an earlier layout.
  private var refusedLayout: String?

  /// - Parameters:
  ///   - scenario: The scenario's id.
  ///   - resources: The absolute path of the app's folder; `nil` for none.
  ///   - language: The language of the first layout; `nil` for the development language.
  ///   - runsTasks: Whether layouts start the tasks of views and wait for them.
  ///   - link: The connection to the engine.
  package init(
    _ scenario: String,
    resources: String? = nil,
    language: LayoutLanguage? = nil,
    runsTasks: Bool = false,
    over link: any EngineConnection
  ) {
    self.scenario = scenario
    self.resources = resources
    self.language = language
    self.runsTasks = runsTasks
    self.link = link
  }
}

extension ConnectedScene {
  /// Plays the scenario from its beginning to its end.
  ///
  /// - Parameter onPhase: Called for each phase with its number from 0, and with `nil` at the end.
  package func play(_ onPhase: @escaping (Int?) -> Void) { link.play(self, onPhase: onPhase) }

  /// Begins the scenario.
  ///
  /// - Returns: Whether it has begun.
  func begin() -> Bool {
    let request = EngineRequest.reset(
      scenario: scenario,
      resources: resources,
      language: can(.language) ? language : nil,
      runsTasks: runsTasks
    )
    guard case .reset(let phase)? = answer(to: request) else { return false }
    enter(phase)
    return true
  }

  /// Runs the next step.
  ///
  /// - Returns: Whether there was one.
  func step() -> Bool {
    guard case .step(let phase)? = answer(to: .step(scenario: scenario)) else { return false }
    enter(phase)
    return !phase.hasEnded
  }

  /// Resets the observations, and stores the mistakes and the state that a phase begins with.
  func enter(_ phase: PhaseAnswer) {
    discardObservations()
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
  /// - Returns: The issues in the order of their reports; empty if the engine does not report any.
  func takeIssues() -> [LayoutIssue] {
    guard can(.issues), refusedLayout == nil else { return [] }
    return observe([.issues])?.issues ?? []
  }

  /// The issues of the current phase, for `issues` blocks.
  ///
  /// For an engine that does not report issues, the list is empty, and a refusal is recorded.
  package var issues: [LayoutIssue] {
    guard reflectsLayout, supports(.issues) else { return [] }
    return phaseIssues
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
    var requested = self.environment
    requested.offset = offset
    let columns = (expectation?.content as? FramesFence)?.columns ?? []
    let request = request(
      proposal,
      in: requested,
      columns: columns.filter { can($0) }
    )
    discardObservations()
    isResized = false
    self.proposal = proposal ?? self.proposal
    refusedLayout = nil
    guard supports(requested), let answer = layout(by: .layout(request)) else {
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
    let observable = missing.filter { $0 == .lines ? can($0) : supports($0) }
    if let answer = observable.isEmpty ? nil : observe(observable) { merge(answer, observable) }
    return known
  }

  func observe(
    _ columns: [EngineCapability],
    elements: [ElementIdentity] = []
  ) -> LayoutAnswer? {
    let names = columns.map { link.hello.name(of: $0) }
    return layout(by: .observe(scenario: scenario, columns: names, elements: elements))
  }

  /// Creates the request for a layout.
  func request(
    _ proposal: LayoutProposal?,
    in environment: LayoutEnvironment,
    columns: [EngineCapability],
    graph: LayoutRequest.Graph? = nil
  ) -> LayoutRequest {
    var request = LayoutRequest(
      scenario: scenario,
      proposal: proposal,
      environment: environment,
      columns: columns,
      graph: graph
    )
    request.columns = columns.map { link.hello.name(of: $0) }
    return request
  }

  func layout(by request: EngineRequest) -> LayoutAnswer? {
    guard case .layout(let answer)? = answer(to: request) else { return nil }
    mistakes += answer.mistakes ?? []
    return answer
  }

  func discardObservations() {
    known = LayoutAnswer()
    knownColumns = []
  }

  func merge(_ answer: LayoutAnswer, _ columns: [EngineCapability]) {
    // An answer contains either the visible elements or all of them; a new one replaces the old.
    if answer.elements != nil { knownColumns.subtract([.elements, .visibleElements]) }
    known.merge(answer)
    knownColumns.formUnion(columns)
  }

  /// Returns whether the engine has a capability, and records a refusal if not.
  func supports(_ capability: EngineCapability) -> Bool {
    if can(capability) { return true }
    refuse(capability)
    return false
  }

  /// Returns whether the engine has a capability.
  func can(_ capability: EngineCapability) -> Bool { link.hello.can(capability) }

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

  /// Records that expectations are unsupported without a capability.
  func refuse(_ capability: EngineCapability) { refusals.append(refusal(of: capability)) }

  /// Returns the reason why an expectation that needs a capability is unsupported.
  func refusal(of capability: EngineCapability) -> String {
    "\(link.hello.name) does not support '\(capability.rawValue)'"
  }

  /// Returns whether the engine has the metrics and the language of an environment, and records a
  /// refusal if not.
  func supports(_ environment: LayoutEnvironment) -> Bool {
    var missing: [(capability: EngineCapability, value: String)] = []
    if environment.metrics != .test { missing.append((.metrics, environment.metrics.rawValue)) }
    if let language = environment.language { missing.append((.language, language.name)) }
    missing.removeAll { can($0.capability) }
    refusals += missing.map { capability, value in
      "\(link.hello.name) does not support '\(capability.rawValue)', here \(value)"
    }
    return missing.isEmpty
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
