internal import CollectionLayout
internal import Foundation
internal import Scenarios
package import SpecFormat
internal import ViewLayout

extension Observation: ObservedScene {
  package var issues: [ObservedIssue] { engineIssues.map { ObservedIssue($0) } }

  package var counts: [String: Int] { layout.counts }

  package var preferences: [String: String] { layout.preferences }

  package var sections: [SnapshotSection]? {
    layout.sections?.map { SnapshotSection(name: $0.name, items: $0.items) }
  }

  package var updates: [String]? { layout.lastUpdates }

  package var cells: [CellFigure: Int]? {
    layout.cellCounts.map { counts in
      var cells: [CellFigure: Int] = [:]
      for figure in CellFigure.allCases { cells[figure] = counts.count(of: figure) }
      return cells
    }
  }

  package var isCollection: Bool { layout.elementView != nil }

  package func restingOffset(ofSection section: Int, for proposed: Double) -> Double? {
    layout.collectionView?.restingOffset(ofSection: section, for: CGFloat(proposed))
      .map { Double($0) }
  }

  package var proposal: ProposalLiteral? {
    layout.proposal.map { ProposalLiteral($0) }
  }

  package func answer(to proposal: ProposalLiteral) -> (width: Double, height: Double)? {
    guard !isCollection else { return nil }
    let bounds = proposal == self.proposal ? layout.frames.bounds : freshBounds(at: proposal)
    return bounds.map { (Double($0.width), Double($0.height)) }
  }

  private func freshBounds(at proposal: ProposalLiteral) -> CGRect? {
    let frames = layout.withFurtherHosts { makeHost in
      LawScene(makeHost: makeHost)
        .frames(at: ProposedViewSize(proposal), environment: environment)
    }
    return frames?.bounds
  }

  package func variants(
    _ question: VariantQuestion,
    under conditions: [LayoutConditions]
  ) -> [ObservedVariant]? {
    replay.map { VariantRun(question: question, replay: $0).variants(under: conditions) }
  }

  package func compare(_ frames: FramesFence, at line: Int) -> Comparison {
    FramesComparer(frames: frames, layout: layout).comparison(at: line)
  }

  package func accepted(_ frames: FramesFence) -> [AcceptedLine]? {
    FramesComparer(frames: frames, layout: layout).accepted
  }

  package func compare(_ negotiation: NegotiationFence, at line: Int) -> Comparison {
    let entries = layout.tree(.negotiation).negotiation
    return Comparison(
      mismatches: NegotiationComparison().mismatches(
        lines: negotiation.lines,
        nodes: entries,
        parentLine: line
      ),
      expected: NegotiationText.lines(negotiation.lines),
      actual: NegotiationText.lines(entries)
    )
  }

  package func accepted(_ negotiation: NegotiationFence) -> [AcceptedLine]? {
    let entries = layout.tree(.negotiation).negotiation
    return NegotiationComparison().accepted(lines: negotiation.lines, nodes: entries)
  }
}

extension ObservedIssue {
  init(_ issue: Issue) {
    self.init(kind: issue.kind.name, place: "\(issue.place)", message: issue.message)
  }
}

extension CellCounts {
  /// One of the counts; `nil` where nobody counts it.
  fileprivate func count(of figure: CellFigure) -> Int? {
    switch figure {
    case .live: live
    case .made: made
    case .reused: reused
    case .bytes: bytes
    }
  }
}
