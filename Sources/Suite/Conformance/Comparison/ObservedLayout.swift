package import EngineKit
package import Foundation
package import SpecFormat
package import ViewLayout

/// A scene that was laid out, as comparers can read it.
package protocol ObservedLayout: ObservedScene {
  /// The last layout as a tree of its nodes, with the lines of texts; no nodes where there is no
  /// scene.
  var tree: ResolvedTree { get }
  /// The kind of what is shown.
  var kind: LayoutAnswer.Kind { get }
  /// Where the root's top left corner lies in a window of the proposal's size, in points.
  var originInWindow: CGPoint { get }
  /// The questions of the negotiation.
  var negotiation: [NegotiationEntry] { get }

  /// The elements of the collection view or the table that is shown; none for a scene of views.
  ///
  /// - Parameter inSightAlone: Whether those in sight are all that is looked for.
  /// - Returns: The content first.
  func elements(inSightAlone: Bool) -> ElementTable

  /// The rectangle around the scene on a graph of its own, in the same environment.
  ///
  /// - Returns: `nil` where there is none.
  func bounds(at proposal: LayoutProposal) -> CGRect?
  /// Tells for each law how the scene breaks it, over proposals that follow from a seed; `nil` for
  /// a law that holds, and for all of them where there is nothing to lay out.
  func breaches(of laws: [LawName], seed: UInt64) -> [String?]?
}

extension ObservedLayout {
  /// The seed that proposals follow from where nobody says: a verdict should not change by itself.
  private var usualSeed: UInt64 { 1 }

  package var isCollection: Bool { kind != .views }

  package func breaches(of laws: [LawName]) -> [String?]? {
    breaches(of: laws, seed: LawSetting.seed.number ?? usualSeed)
  }

  package func answer(to proposal: LayoutProposal) -> (width: Double, height: Double)? {
    guard !isCollection else { return nil }
    let bounds = proposal == self.proposal ? tree.nodes.bounds : bounds(at: proposal)
    return bounds.map { (Double($0.width), Double($0.height)) }
  }

  package func compare(_ frames: FramesFence, at line: Int) -> Comparison {
    FramesComparer(frames: frames, layout: self).comparison(at: line)
  }

  package func accepted(_ frames: FramesFence) -> [AcceptedLine]? {
    FramesComparer(frames: frames, layout: self).accepted
  }

  package func compare(_ negotiation: NegotiationFence, at line: Int) -> Comparison {
    let entries = self.negotiation
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
    NegotiationComparison().accepted(lines: negotiation.lines, nodes: self.negotiation)
  }
}

/// A setting that whoever runs the laws may change by an environment variable.
package enum LawSetting {
  /// The seed that everything generated follows from.
  case seed
  /// How many trees are generated for each law.
  case trees
  /// How many sequences of calls, and pairs of snapshots, are generated for each law.
  case sequences

  /// The number that the variable has; `nil` where it is not set, or no whole number from 0.
  package var number: UInt64? {
    ProcessInfo.processInfo.environment[variable].flatMap { UInt64($0) }
  }

  private var variable: String {
    switch self {
    case .seed: "PLUMB_LAW_SEED"
    case .trees: "PLUMB_LAW_TREES"
    case .sequences: "PLUMB_LAW_SEQUENCES"
    }
  }
}
