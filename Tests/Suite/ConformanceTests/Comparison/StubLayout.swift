import CollectionLayout
import EngineKit
import Foundation
import LayoutTree
import Scenarios
import SpecFormat
import ViewLayout

@testable import Conformance
import PlumbEngine

/// A layout with given values, as an engine reports it.
struct StubLayout {
  var frames: [ResolvedNode] = []
  var collectionView: UICollectionView?
  var originInWindow = CGPoint.zero
  var proposal: ProposedViewSize?
  var entries: [NegotiationEntry] = []
  var counts: [String: Int] = [:]
  var preferences: [String: String] = [:]
  var sections: [PrintedSection]?
  var lastUpdates: [String]?
  var cellCounts: EngineCells?

  /// Creates hosts of the layout's scene; `nil` if there is none.
  var makeHost: (@MainActor (LayoutOptions) -> any SceneHost)?
}

extension StubLayout: ServedScene {
  func layOut(_ request: LayoutRequest) throws -> LayoutAnswer {
    guard request.graph == .fresh, let makeHost else { return try observe(request.knownColumns) }
    var answer = LayoutAnswer()
    let proposal = request.proposal.map { ProposedViewSize($0) }
    answer.nodes = LawScene(makeHost: makeHost).frames(
      at: proposal ?? .unspecified,
      environment: HostEnvironment(request.environment)
    )
    return answer
  }

  func observe(
    _ columns: Set<EngineCapability>,
    reasonsAlsoOf elements: [ElementIdentity] = []
  ) throws -> LayoutAnswer {
    var answer = LayoutAnswer()
    answer.kind = collectionView.map { _ in .collection }
    answer.proposal = proposal.map { LayoutProposal($0) }
    answer.originInWindow = LayoutEnvironment.Offset(x: originInWindow.x, y: originInWindow.y)
    answer.nodes = frames
    answer.elements = collectionView?.engineElements(
      onlyVisible: columns.contains(.visibleElements)
    )
    answer.negotiation = entries
    answer.counts = counts
    answer.preferences = preferences
    answer.sections = sections?.map { SnapshotSection(name: $0.name, items: $0.items) }
    answer.updates = lastUpdates
    answer.cells = cellCounts
    return answer
  }

  func restingOffset(ofSection section: Int, for offset: Double) throws -> Double? {
    collectionView?.restingOffset(ofSection: section, for: offset).map { Double($0) }
  }

  func breaches(of laws: [String], seed: UInt64) throws -> [String?] {
    guard let makeHost else { throw Unsupported("there is no scene to lay out") }
    return LawScene(makeHost: makeHost).breaches(
      of: laws.compactMap { LawName(rawValue: $0) },
      standing: proposal,
      takesSizesAlone: collectionView != nil,
      seed: seed
    )
  }
}

extension ConnectedScene {
  /// Creates a scene with the layout of a stub.
  @MainActor
  convenience init(
    layout: StubLayout,
    issues: [ViewLayout.Issue] = [],
    environment: LayoutEnvironment = LayoutEnvironment()
  ) {
    self.init("a#b", over: InProcessConnection(to: CompiledEngine([]), about: layout))
    layOut(
      proposal: nil,
      environment: environment.surroundings,
      offset: nil,
      for: nil
    )
    self.phaseIssues = issues.map {
      LayoutIssue(kind: $0.kind.name, place: "\($0.place)", message: $0.message)
    }
  }

  /// Returns the result of an expectation.
  func compare(_ expectation: SpecFormat.Expectation) -> Comparison {
    expectation.content.compare(with: self, at: expectation.line)
  }
}
