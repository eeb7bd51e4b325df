package import Foundation
package import LayoutTree
package import SpecFormat

/// A scene that was laid out, with the observations that require the resolved tree.
package protocol ObservedLayout: ObservedScene {
  /// The last layout as a tree of nodes, with the lines of texts; without nodes if there is no
  /// scene.
  var tree: ResolvedTree { get }

  /// Returns the bounding rectangle of the scene for a proposal, on a new graph in the same
  /// environment.
  ///
  /// - Returns: The rectangle; `nil` if the scene is empty.
  func bounds(at proposal: LayoutProposal) -> CGRect?
  /// Returns a description of the scene's breach of each law, for proposals that are generated from
  /// a seed.
  ///
  /// The element is `nil` for a law that holds. The result is `nil` if there is no scene.
  func breaches(of laws: [LawName], seed: UInt64) -> [String?]?
}

extension ObservedLayout {
  /// The default seed, which is constant so that verdicts do not change between runs.
  private var usualSeed: UInt64 { 1 }

  package var nodes: [ResolvedNode] { tree.nodes }

  package func breaches(of laws: [LawName]) -> [String?]? {
    breaches(of: laws, seed: LawSetting.seed.number ?? usualSeed)
  }

  package func answer(to proposal: LayoutProposal) -> (width: Double, height: Double)? {
    guard !isCollection else { return nil }
    let bounds = proposal == self.proposal ? tree.nodes.bounds : bounds(at: proposal)
    return bounds.map { (Double($0.width), Double($0.height)) }
  }
}
