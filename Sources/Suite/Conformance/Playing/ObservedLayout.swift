package import Foundation
package import SpecFormat
package import ViewLayout

/// A scene that was laid out, as comparers can read it.
package protocol ObservedLayout: ObservedScene {
  /// The last layout as a tree of its nodes, with the lines of texts; no nodes where there is no
  /// scene.
  var tree: ResolvedTree { get }

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

  package var nodes: [ObservedNode] { tree.nodes.map { ObservedNode($0) } }

  package func breaches(of laws: [LawName]) -> [String?]? {
    breaches(of: laws, seed: LawSetting.seed.number ?? usualSeed)
  }

  package func answer(to proposal: LayoutProposal) -> (width: Double, height: Double)? {
    guard !isCollection else { return nil }
    let bounds = proposal == self.proposal ? tree.nodes.bounds : bounds(at: proposal)
    return bounds.map { (Double($0.width), Double($0.height)) }
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

extension ResolvedNode: TreeNode {}
