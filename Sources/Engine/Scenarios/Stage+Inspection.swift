package import CollectionLayout
package import EngineKit
package import Foundation
package import LayoutValues
package import ViewLayout

// What only Plumb's engine has of a scene: its trees, its reasons, further hosts of it.

extension Stage {
  /// The scene's host in Plumb's engine; `nil` where there is no scene.
  private var scene: (any SceneHost)? { (host as? PlumbHost)?.scene }

  /// The collection view that is shown; `nil` for a scene of views, and before the first layout.
  package var collectionView: UICollectionView? { scene?.collectionView }

  /// The collection view or the table that is shown; `nil` for a scene of views, and before the
  /// first layout.
  package var elementView: (any ElementView)? { scene?.elementView }

  /// Where the root's top left corner lies in a window of the proposal's size, in points.
  package var originInWindow: CGPoint { scene?.originInWindow ?? .zero }

  /// The last proposal to the root; `nil` where there is no scene.
  package var proposal: ProposedViewSize? { scene?.currentProposal }

  /// The last layout as a tree of its nodes.
  ///
  /// Events of the author's code are not counted meanwhile.
  ///
  /// - Parameter columns: The properties of the nodes besides names and frames.
  /// - Returns: No nodes where there is no scene.
  package func tree(_ columns: ResolvedColumns) -> ResolvedTree {
    withoutCounting { scene?.tree(columns) ?? ResolvedTree(nodes: []) }
  }

  /// The last layout's nodes with the reasons of their sizes and places.
  ///
  /// - Parameter elements: The elements of a collection view that are explained besides visible
  ///   ones.
  /// - Returns: The outermost nodes.
  package func explanation(
    alsoOf elements: [CollectionElement.Identity] = []
  ) -> [ResolvedNode] {
    elementView?.explanation(alsoOf: elements) ?? tree(.explanation).nodes
  }

  /// Runs code that lays the scene out on further hosts, whose counts and issues are dropped.
  ///
  /// - Parameter body: Takes a function that makes a host without state, never laid out.
  /// - Returns: The result of the body; `nil` where there is no scene.
  package func withFurtherHosts<Result>(
    _ body: (@escaping @MainActor (LayoutOptions) -> any SceneHost) -> Result
  ) -> Result? {
    guard let makeHost else { return nil }
    return apart(on: .fresh) {
      body { options in
        LayoutOptions.$standing.withValue(options) {
          guard let host = makeHost() as? PlumbHost else {
            preconditionFailure("a stage of Plumb's engine shows scenes of that engine")
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

  /// Lays the scene out under some conditions.
  package func layOut(under conditions: LayoutConditions) {
    layOut(
      proposal: conditions.proposal,
      environment: conditions.environment,
      offset: conditions.environment.offset
    )
  }
}

extension SceneReplay {
  /// Makes a replay on Plumb's engine.
  ///
  /// - Parameters:
  ///   - body: The compiled scenario.
  ///   - original: The stage that the scene stands on.
  ///   - phase: The number of its steps that have run.
  package init(
    body: @escaping @MainActor @Sendable (Stage) -> Void,
    original: Stage,
    phase: Int = 0
  ) {
    self.init(body: body, original: original, phase: phase) { Stage(onPhase: $0) }
  }

  /// Plays the scene on Plumb's engine, up to the phase.
  ///
  /// - Parameters:
  ///   - conditions: The conditions that each phase before is laid out under.
  ///   - onPhase: Called with the stage in that phase, not laid out.
  package func play(under conditions: LayoutConditions, _ onPhase: @MainActor (Stage) -> Void) {
    do {
      try run(under: conditions) { onPhase($0) }
    } catch {
      preconditionFailure("Plumb's engine lays out everything: \(error)")
    }
  }
}
