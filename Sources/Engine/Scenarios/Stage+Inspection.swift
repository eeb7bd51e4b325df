package import CollectionLayout
package import EngineKit
internal import Foundation
package import LayoutTree
package import LayoutValues
package import ViewLayout

// Features of Plumb's engine that are not in the protocol: trees, explanations and further hosts of
// a scene.

extension Stage {
  /// The scene's host in Plumb's engine; `nil` if there is no scene.
  private var scene: (any SceneHost)? { (host as? PlumbHost)?.scene }

  package var collectionView: UICollectionView? { scene?.collectionView }

  package var elementView: (any ElementView)? { scene?.elementView }

  /// The last proposal to the root; `nil` if there is no scene.
  package var proposal: ProposedViewSize? { scene?.currentProposal }

  /// Returns the nodes of the last layout as a tree.
  ///
  /// Calls of the author's code are not counted meanwhile.
  ///
  /// - Parameter columns: The requested properties besides names and frames.
  /// - Returns: The tree; it has no nodes if there is no scene.
  package func tree(_ columns: ResolvedColumns) -> ResolvedTree {
    withoutCounting { scene?.tree(columns) ?? ResolvedTree(nodes: []) }
  }

  /// Runs code that lays out the scene on further hosts, whose counts and issues are discarded.
  ///
  /// - Parameter body: Receives a function that creates a host without state that has not been laid
  ///   out.
  /// - Returns: The result of the body; `nil` if there is no scene.
  package func withFurtherHosts<Result>(
    _ body: (@escaping @MainActor (LayoutOptions) -> any SceneHost) -> Result
  ) -> Result? {
    guard let makeHost else { return nil }
    return apart(on: .fresh) {
      body { options in
        LayoutOptions.$standing.withValue(options) {
          guard let host = makeHost() as? PlumbHost else {
            preconditionFailure("a stage of Plumb's engine only has scenes of that engine")
          }
          return host.scene
        }
      }
    }
  }
}

extension Stage {
  /// Lays the scene out on Plumb's engine, which supports every proposal and environment.
  ///
  /// - Parameters:
  ///   - proposal: The root's proposal; `nil` for that of the last request or step.
  ///   - environment: The environment.
  ///   - offset: The content offset of the outermost scroll view; `nil` leaves it unchanged.
  package func layOut(
    proposal: LayoutProposal?,
    environment: LayoutEnvironment,
    offset: LayoutEnvironment.Offset? = nil
  ) {
    var environment = environment
    environment.offset = offset
    do {
      try layOut(proposal: proposal, in: environment)
    } catch {
      preconditionFailure("Plumb's engine lays out everything: \(error)")
    }
  }
}
