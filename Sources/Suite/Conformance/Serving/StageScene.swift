internal import CollectionLayout
package import EngineKit
internal import Foundation
package import Scenarios
package import SpecFormat
internal import UIKitLayout
package import ViewLayout

/// A scene on a stage, as the protocol asks about it.
@MainActor
package struct StageScene {
  let stage: Scenarios.Stage
  /// The compiled scenario, which can be played again.
  private let body: @MainActor @Sendable (Scenarios.Stage) -> Void

  package init(
    _ stage: Scenarios.Stage,
    of body: @escaping @MainActor @Sendable (Scenarios.Stage) -> Void
  ) {
    self.stage = stage
    self.body = body
  }
}

extension StageScene: ServedScene {
  package var isResized: Bool { stage.isResized }

  package func takeMistakes() -> [String] { stage.takeMistakes() }

  package func layOut(_ request: LayoutRequest) throws -> LayoutAnswer {
    switch request.graph ?? .standing {
    case .standing:
      stage.layOut(request)
      return try observe(request.knownColumns)
    case .fresh:
      return fresh(request)
    case .replayed:
      return try replayed(request)
    }
  }

  package func observe(_ columns: Set<EngineCapability>) throws -> LayoutAnswer {
    var answer = LayoutAnswer()
    answer.proposal = stage.proposal.map { LayoutProposal($0) }
    let view = stage.elementView
    answer.kind = view.map { $0.isTable ? .table : .collection }
    if columns.contains(.elements) {
      answer.elements = view.map { $0.engineElements(inSightAlone: false) }
    } else if columns.contains(.sight) {
      answer.elements = view.map { $0.engineElements(inSightAlone: true) }
    }
    // The elements of a collection view are all that there is of it.
    if columns.contains(.nodes), view?.isTable ?? true {
      answer.nodes = stage.frames.map { EngineNode($0) }
      let origin = stage.originInWindow
      answer.originInWindow = LayoutEnvironment.Offset(x: origin.x, y: origin.y)
    }
    if columns.contains(.negotiation) {
      answer.negotiation = stage.tree(.negotiation).negotiation.map { EngineQuestion($0) }
    }
    if columns.contains(.counts) { answer.counts = stage.counts }
    if columns.contains(.preferences) { answer.preferences = stage.preferences }
    if columns.contains(.sections) {
      answer.sections = stage.sections?.map { SnapshotSection(name: $0.name, items: $0.items) }
    }
    if columns.contains(.updates) { answer.updates = stage.lastUpdates }
    if columns.contains(.cells) { answer.cells = stage.cellCounts.map { EngineCells($0) } }
    if columns.contains(.issues) {
      answer.issues = stage.takeIssues().map {
        LayoutIssue(kind: $0.kind.name, place: "\($0.place)", message: $0.message)
      }
    }
    let mistakes = stage.takeMistakes()
    if !mistakes.isEmpty { answer.mistakes = mistakes }
    return answer
  }

  package func restingOffset(ofSection section: Int, for offset: Double) throws -> Double? {
    stage.collectionView?.restingOffset(ofSection: section, for: CGFloat(offset))
      .map { Double($0) }
  }

  package func breaches(of laws: [String], seed: UInt64) throws -> [String?] {
    let laws = try laws.map { name in
      guard let law = LawName(rawValue: name) else {
        throw Unsupported("there is no law '\(name)'")
      }
      return law
    }
    let breaches = stage.withFurtherHosts { makeHost in
      LawScene(makeHost: makeHost).breaches(
        of: laws,
        standing: stage.proposal,
        takesSizesAlone: stage.elementView != nil,
        seed: seed
      )
    }
    guard let breaches else { throw Unsupported("there is no scene to lay out") }
    return breaches
  }

  package func variants(_ request: VariantsRequest) throws -> [VariantAnswer] {
    VariantRun(question: request.question, replay: replay)
      .variants(under: request.conditions).map { VariantAnswer($0) }
  }
}

extension StageScene {
  /// Plays the scene again up to where it stands.
  private var replay: SceneReplay {
    SceneReplay(body: body, original: stage, phase: stage.stepCount)
  }

  private func fresh(_ request: LayoutRequest) -> LayoutAnswer {
    var answer = LayoutAnswer()
    answer.nodes = stage.withFurtherHosts { makeHost in
      LawScene(makeHost: makeHost).frames(
        at: ProposedViewSize(request),
        environment: HostEnvironment(request.environment)
      )
    }?.map { EngineNode($0) }
    return answer
  }

  private func replayed(_ request: LayoutRequest) throws -> LayoutAnswer {
    var answer: Result<LayoutAnswer, any Error>?
    let conditions = LayoutConditions(
      proposal: LayoutProposal(ProposedViewSize(request)),
      environment: request.environment
    )
    replay.play(under: conditions) { stage in
      answer = Result {
        stage.layOut(under: conditions)
        return try StageScene(stage, of: body).observe(request.knownColumns)
      }
    }
    return try answer?.get() ?? LayoutAnswer()
  }
}

extension LawScene {
  /// How many proposals are generated for each law.
  private static let proposalCount = 24

  /// Checks each law over the proposal that stands and some that are generated.
  ///
  /// - Parameters:
  ///   - laws: The laws.
  ///   - standing: The proposal that stands; `nil` for none.
  ///   - takesSizesAlone: Whether the scene has no answer to a proposal without an end.
  ///   - seed: What the others follow from.
  /// - Returns: The breach of each in words; `nil` for a law that holds.
  package func breaches(
    of laws: [LawName],
    standing: ProposedViewSize?,
    takesSizesAlone: Bool,
    seed: UInt64
  ) -> [String?] {
    var generator = ProposalGenerator(seed: seed)
    var proposals = [standing].compactMap(\.self) + generator.next(Self.proposalCount)
    if takesSizesAlone { proposals.removeAll { !$0.isSize } }
    return laws.map { law in
      law.law.breach(of: self, proposals: proposals).map { "broken \($0) (seed \(seed))" }
    }
  }
}

extension Scenarios.Stage {
  /// Lays the scene out as a request says.
  fileprivate func layOut(_ request: LayoutRequest) {
    let offset = request.environment.offset
    layOut(
      proposal: request.proposal.map { ProposedViewSize($0) },
      environment: HostEnvironment(request.environment),
      offset: offset.map { CGPoint(x: $0.x, y: $0.y) }
    )
  }
}

extension ProposedViewSize {
  /// The proposal of a request; unspecified where it has none.
  fileprivate init(_ request: LayoutRequest) {
    self = request.proposal.map { ProposedViewSize($0) } ?? .unspecified
  }
}

extension ElementView {
  /// The elements as the protocol tells them, the content first.
  func engineElements(inSightAlone: Bool) -> [EngineElement] {
    let content = EngineElement(
      ElementText.name(.content),
      frame: LayoutFrame(CGRect(origin: .zero, size: contentSize))
    )
    let sighted = elementsInSight
    let identities = Set(sighted.map(\.identity))
    let told = inSightAlone ? sighted : allElements
    return [content]
      + told.map { element in
        EngineElement(
          ElementText.name(ElementName(element.identity, isTable: isTable)),
          frame: LayoutFrame(element.frame),
          zIndex: element.zIndex,
          isInSight: identities.contains(element.identity)
        )
      }
  }
}

extension EngineCells {
  init(_ counts: CellCounts) {
    self.init(live: counts.live, made: counts.made, reused: counts.reused, bytes: counts.bytes)
  }
}
