package import EngineKit
package import Foundation
package import SpecFormat
package import ViewLayout

/// A scene that an engine plays, wherever the engine is: it is laid out and looked at by requests.
///
/// Once an engine has failed it is not asked again; everything is empty from then on, and nobody may
/// judge by it.
package final class LinkedScene {
  private let link: any EngineLink
  private let scenario: String
  /// The scene itself, for an engine that takes it as data; `nil` for one that plays the scenario.
  private let data: EngineScene?
  /// What is known of the scene since it was last changed.
  private var known = LayoutAnswer()
  private var knownColumns: Set<EngineCapability> = []
  private var environment = EngineEnvironment()
  /// The content offset that was asked for last.
  private var offset: EngineEnvironment.Offset?
  /// The last proposal to the root; `nil` before the first layout.
  package private(set) var proposal: ProposalLiteral?
  /// Whether code has said what the next layout proposes.
  package private(set) var isResized = false
  /// Why the engine answers no more; `nil` as long as it does.
  package private(set) var failure: EngineFailure?
  /// The issues of the current phase, when it has ended.
  package var issues: [ObservedIssue] = []
  private var mistakes: [String] = []
  private var refusals: [String] = []

  /// - Parameters:
  ///   - scenario: The scenario's id.
  ///   - data: The scene, for an engine that takes it as data; `nil` for one that plays the scenario.
  ///   - link: The way to the engine.
  package init(_ scenario: String, as data: EngineScene? = nil, over link: any EngineLink) {
    self.scenario = scenario
    self.data = data
    self.link = link
  }
}

extension LinkedScene {
  /// Begins the scenario.
  ///
  /// - Returns: Whether it has begun.
  func begin() -> Bool {
    if data != nil { return true }
    guard case .reset(let phase)? = answer(to: .reset(scenario: scenario)) else { return false }
    take(phase)
    return true
  }

  /// Runs the next step.
  ///
  /// - Returns: Whether there was one.
  func step() -> Bool {
    guard data == nil else { return false }
    guard case .step(let phase)? = answer(to: .step(scenario: scenario)) else { return false }
    take(phase)
    return !phase.hasEnded
  }

  /// Takes over what a phase begins with.
  func take(_ phase: PhaseAnswer) {
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
  /// - Parameter areExpected: Whether a block speaks of them, which an engine that tells no issues does
  ///   not do.
  /// - Returns: In the order in which they were reported; none where the engine tells none.
  func takeIssues(areExpected: Bool) -> [ObservedIssue] {
    guard areExpected ? supports(.issues) : can(.issues) else { return [] }
    return (observe([.issues])?.issues ?? []).map {
      ObservedIssue(kind: $0.kind, place: $0.place, message: $0.message)
    }
  }

  /// Why the engine did not do what was asked since the last call; `nil` where it did it all.
  func takeRefusal() -> String? {
    defer { refusals = [] }
    return refusals.first
  }
}

extension LinkedScene: PlayedScene {
  func layOut(
    proposal: ProposalLiteral?,
    environment: EnvironmentAttributes,
    offset: EnvironmentAttributes.Offset?,
    for expectation: Expectation?
  ) {
    self.environment = EngineEnvironment(environment.surroundings)
    self.offset = offset.map { EngineEnvironment.Offset(x: $0.x, y: $0.y) } ?? self.offset
    var asked = self.environment
    // A scene that is data begins anew with each layout.
    asked.offset = data == nil && offset == nil ? nil : self.offset
    let unspecified = ProposalLiteral(width: nil, height: nil)
    let proposed = data == nil ? proposal : proposal ?? self.proposal ?? unspecified
    let columns = (expectation?.content as? FramesFence)?.columns ?? []
    let request = request(
      proposed.map { EngineProposal($0) },
      in: asked,
      columns: columns.filter { can($0) }
    )
    forget()
    isResized = false
    self.proposal = proposed ?? self.proposal
    guard let answer = layout(by: .layout(request)) else { return }
    take(answer, columns)
    self.proposal = answer.proposal.map { ProposalLiteral($0) } ?? self.proposal
  }
}

extension LinkedScene: ObservedLayout {
  package var tree: ResolvedTree {
    ResolvedTree(numbering: (column(.nodes, .lines).nodes ?? []).map { ResolvedNode($0) })
  }

  package var kind: LayoutAnswer.Kind { known.kind ?? .views }

  package func elements(inSightAlone: Bool) -> ElementTable {
    ElementTable(column(inSightAlone ? .sight : .elements).elements ?? [])
  }

  package var originInWindow: CGPoint {
    guard let origin = column(.nodes).originInWindow else { return .zero }
    return CGPoint(x: origin.x, y: origin.y)
  }

  package var negotiation: [NegotiationEntry] {
    (column(.negotiation).negotiation ?? []).map { NegotiationEntry($0) }
  }

  package var counts: [String: Int] { column(.counts).counts ?? [:] }

  package var preferences: [String: String] { column(.preferences).preferences ?? [:] }

  package var sections: [SnapshotSection]? {
    column(.sections).sections?.map { SnapshotSection(name: $0.name, items: $0.items) }
  }

  package var updates: [String]? { column(.updates).updates }

  package var cells: [CellFigure: Int]? {
    column(.cells).cells.map { counts in
      var cells: [CellFigure: Int] = [.live: counts.live, .made: counts.made]
      cells[.reused] = counts.reused
      cells[.bytes] = counts.bytes
      return cells
    }
  }

  package func restingOffset(ofSection section: Int, for proposed: Double) -> Double? {
    let request = EngineRequest.resting(scenario: scenario, section: section, offset: proposed)
    guard supports(.resting), case .resting(let offset)? = answer(to: request) else { return nil }
    return offset
  }

  package func bounds(at proposal: ProposalLiteral) -> CGRect? {
    guard supports(.graphs) else { return nil }
    let request = request(
      EngineProposal(proposal),
      in: environment,
      columns: [.nodes],
      graph: .fresh
    )
    return layout(by: .layout(request))?.nodes?.map { ResolvedNode($0) }.bounds
  }

  package func breaches(of laws: [LawName], seed: UInt64) -> [String?]? {
    let request = EngineRequest.laws(
      scenario: scenario,
      laws: laws.map(\.rawValue),
      seed: seed
    )
    guard supports(.laws), case .laws(let breaches)? = answer(to: request) else { return nil }
    return breaches.count == laws.count ? breaches : nil
  }

  package func variants(
    _ question: VariantQuestion,
    under conditions: [LayoutConditions]
  ) -> [ObservedVariant]? {
    guard can(.variants) else { return measured(question, under: conditions) }
    let request = VariantsRequest(question, of: scenario, under: conditions)
    guard case .variants(let answers)? = answer(to: .variants(request)),
      answers.count == conditions.count
    else { return nil }
    return zip(conditions, answers).map { ObservedVariant($0, $1) }
  }

  /// Measures nodes under each of some conditions by a layout of its own, for an engine that lays out
  /// one scene at a time.
  private func measured(
    _ question: VariantQuestion,
    under conditions: [LayoutConditions]
  ) -> [ObservedVariant]? {
    guard question.checks.isEmpty else {
      refuse(.variants)
      return nil
    }
    guard supports(.graphs) else { return nil }
    var variants: [ObservedVariant] = []
    for conditions in conditions {
      let request = request(
        EngineProposal(conditions.proposal),
        in: EngineEnvironment(conditions.environment),
        columns: [.nodes, .lines].filter { can($0) },
        graph: .replayed
      )
      guard let nodes = layout(by: .layout(request))?.nodes else { return nil }
      variants.append(ObservedVariant(conditions, question, nodes.map { ResolvedNode($0) }))
    }
    return variants
  }
}

extension LinkedScene {
  /// What is known of the scene, with some columns for certain.
  private func column(_ columns: EngineCapability...) -> LayoutAnswer {
    let missing = columns.filter { !knownColumns.contains($0) }
    guard !missing.isEmpty else { return known }
    let wanted = missing.filter { $0 == .lines ? can($0) : supports($0) }
    if let answer = wanted.isEmpty ? nil : observe(wanted) { take(answer, wanted) }
    return known
  }

  private func observe(_ columns: [EngineCapability]) -> LayoutAnswer? {
    guard data != nil else {
      return layout(by: .observe(scenario: scenario, columns: columns.map(\.rawValue)))
    }
    var place = environment
    place.offset = offset
    return layout(
      by: .layout(request(proposal.map { EngineProposal($0) }, in: place, columns: columns))
    )
  }

  /// The request for a layout; a scene that is data has no other graph than the layout's own.
  private func request(
    _ proposal: EngineProposal?,
    in environment: EngineEnvironment,
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

  private func layout(by request: EngineRequest) -> LayoutAnswer? {
    guard case .layout(let answer)? = answer(to: request) else { return nil }
    mistakes += answer.mistakes ?? []
    return answer
  }

  private func forget() {
    known = LayoutAnswer()
    knownColumns = []
  }

  private func take(_ answer: LayoutAnswer, _ columns: [EngineCapability]) {
    // The elements in sight stand in the place of all of them.
    if answer.elements != nil { knownColumns.subtract([.elements, .sight]) }
    known.merge(answer)
    knownColumns.formUnion(columns)
  }

  /// Whether the engine does something; what it does not is a refusal.
  private func supports(_ capability: EngineCapability) -> Bool {
    if can(capability) { return true }
    refuse(capability)
    return false
  }

  /// Whether the engine does something; each layout of a scene that is data is on a graph of its own,
  /// and nothing else can be asked of it.
  private func can(_ capability: EngineCapability) -> Bool {
    switch capability {
    case .graphs where data != nil: true
    case .resting, .laws, .variants: data == nil && link.hello.can(capability)
    default: link.hello.can(capability)
    }
  }

  private func refuse(_ capability: EngineCapability) {
    refusals.append("\(link.hello.name) does not do '\(capability.rawValue)'")
  }

  /// The answer to a request; `nil` where the engine refuses it, or is gone.
  private func answer(to request: EngineRequest) -> EngineAnswer? {
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
