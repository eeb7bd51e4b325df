package import EngineKit
package import Foundation
package import LayoutTree
internal import LayoutValues
package import SpecFormat

extension ConnectedScene: ObservedLayout {
  package var tree: ResolvedTree {
    ResolvedTree(numbering: column(.nodes, .lines).nodes ?? [])
  }

  package var kind: ObservedKind {
    switch known.kind ?? .views {
    case .views: .views
    case .collection: .collection
    case .table: .table
    }
  }

  package func elements(onlyVisible: Bool) -> ElementTable {
    ElementTable(column(onlyVisible ? .visibleElements : .elements).elements ?? [])
  }

  package var originInWindow: CGPoint {
    known.originInWindow == nil ? column(.nodes).origin : known.origin
  }

  package var negotiation: [NegotiationEntry] {
    column(.negotiation).negotiation ?? []
  }

  package var counts: [String: Int] { column(.counts).counts ?? [:] }

  package var preferences: [String: String] { column(.preferences).preferences ?? [:] }

  package var sections: [SnapshotSection]? {
    column(.sections).sections
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

  /// The lengths of controls in the last layout that are not recorded on the system of its metrics.
  ///
  /// Empty for the test font, and for an engine without this capability.
  var unrecordedLengths: [UnrecordedLength] {
    guard environment.metrics != .test, can(.unrecordedLengths) else { return [] }
    return column(.unrecordedLengths).unrecordedLengths ?? []
  }

  /// The fonts of the app that texts of the last layout are in.
  ///
  /// Empty for the test font, and for an engine without this capability.
  var fonts: [TextFont] {
    guard environment.metrics != .test, can(.fonts) else { return [] }
    return column(.fonts).fonts ?? []
  }

  /// The edges and baselines that a picture of the last layout shows.
  var edges: [DrawnEdge] { column(.edges).edges ?? [] }

  package func restingOffset(ofSection section: Int, for proposed: Double) -> Double? {
    let request = EngineRequest.resting(scenario: scenario, section: section, offset: proposed)
    guard reflectsLayout, supports(.resting), case .resting(let offset)? = answer(to: request)
    else { return nil }
    return offset
  }

  package func bounds(at proposal: LayoutProposal) -> CGRect? {
    guard reflectsLayout, supports(.graphs) else { return nil }
    let request = request(
      proposal,
      in: environment,
      columns: [.nodes],
      graph: .fresh
    )
    return layout(by: .layout(request))?.nodes?.bounds
  }

  package func breaches(of laws: [LawName], seed: UInt64) -> [String?]? {
    let request = EngineRequest.laws(
      scenario: scenario,
      laws: laws.map(\.rawValue),
      seed: seed
    )
    guard reflectsLayout, supports(.laws), case .laws(let breaches)? = answer(to: request)
    else { return nil }
    return breaches.count == laws.count ? breaches : nil
  }
}

extension FramesFence {
  /// The columns of a layout answer that the block is compared with.
  var columns: [EngineCapability] {
    form == .collection ? [isVisibleOnly ? .visibleElements : .elements] : [.nodes, .lines]
  }
}

extension LayoutAnswer {
  /// Replaces each column that another answer has.
  mutating func merge(_ other: LayoutAnswer) {
    kind = other.kind ?? kind
    nodes = other.nodes ?? nodes
    elements = other.elements ?? elements
    originInWindow = other.originInWindow ?? originInWindow
    negotiation = other.negotiation ?? negotiation
    counts = other.counts ?? counts
    preferences = other.preferences ?? preferences
    sections = other.sections ?? sections
    updates = other.updates ?? updates
    cells = other.cells ?? cells
    unrecordedLengths = other.unrecordedLengths ?? unrecordedLengths
    fonts = other.fonts ?? fonts
    edges = other.edges ?? edges
    drawing = other.drawing ?? drawing
    steps = other.steps ?? steps
    stepCount = other.stepCount ?? stepCount
    reasons = other.reasons ?? reasons
    traits = other.traits ?? traits
    resources = other.resources ?? resources
  }
}
