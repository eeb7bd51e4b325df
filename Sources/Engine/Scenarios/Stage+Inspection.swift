package import CollectionLayout
package import EngineKit
package import Foundation
package import LayoutTree
package import LayoutValues
package import ViewLayout

// Features of Plumb's engine that are not in the protocol: trees, explanations and further hosts of
// a scene.

extension Stage {
  /// The scene's host in Plumb's engine; `nil` if there is no scene.
  private var scene: (any SceneHost)? { (host as? PlumbHost)?.scene }

  /// The collection view of the scene; `nil` for other scenes and before the first layout.
  package var collectionView: UICollectionView? { scene?.collectionView }

  /// The collection view or table of the scene; `nil` for other scenes and before the first layout.
  package var elementView: (any ElementView)? { scene?.elementView }

  /// The position of the root's top left corner in a window of the proposal's size, in points.
  package var originInWindow: CGPoint { scene?.originInWindow ?? .zero }

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

  /// The lengths of controls in the last layout that are not recorded on the system of its metrics.
  package var unrecordedLengths: [UnrecordedLength] {
    withoutCounting { host?.unrecordedLengths ?? [] }
  }

  /// The fonts of the app that texts of the last layout are in.
  package var fonts: [TextFont] { withoutCounting { host?.fonts ?? [] } }

  /// Returns the nodes of the last layout with the reasons for their sizes and positions.
  ///
  /// - Parameter elements: Elements of a collection view to explain besides the visible ones.
  /// - Returns: The outermost nodes.
  package func explanation(
    alsoOf elements: [CollectionElement.Identity] = []
  ) -> [ResolvedNode] {
    elementView?.explanation(alsoOf: elements) ?? tree(.explanation).nodes
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

  /// Lays the scene out for the given conditions.
  package func layOut(under conditions: LayoutConditions) {
    layOut(
      proposal: conditions.proposal,
      environment: conditions.environment,
      offset: conditions.environment.offset
    )
  }
}

extension SceneReplay {
  /// Creates a replay on Plumb's engine.
  ///
  /// - Parameters:
  ///   - body: The compiled scenario.
  ///   - original: The stage of the original scene.
  ///   - phase: The number of steps that have run.
  package init(
    body: @escaping @MainActor @Sendable (Stage) -> Void,
    original: Stage,
    phase: Int = 0
  ) {
    self.init(body: body, original: original, phase: phase) { language, onPhase in
      if let language { Localization.current = Localization(language) }
      return Stage(onPhase: onPhase)
    }
  }

  /// Replays the scene on Plumb's engine, up to the phase.
  ///
  /// - Parameters:
  ///   - conditions: The conditions for the layout of each earlier phase.
  ///   - onPhase: Called with the stage in that phase, before it is laid out.
  package func play(under conditions: LayoutConditions, _ onPhase: @MainActor (Stage) -> Void) {
    do {
      try run(under: conditions) { onPhase($0) }
    } catch {
      preconditionFailure("Plumb's engine lays out everything: \(error)")
    }
  }
}
