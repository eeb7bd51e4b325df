package import Foundation
package import ViewLayout

/// Shows a scene, of views or of a collection view: keeps it, lays it out, and reports.
@MainActor
package protocol SceneHost: AnyObject {
  /// How many answers were computed rather than remembered, since the first layout.
  var computations: Int { get }
  /// The last proposal to the root.
  var currentProposal: ProposedViewSize { get }
  /// Every identifier of the scene.
  var identifiers: [String] { get }
  /// The sections of the scene's data source; `nil` for a scene without one.
  var sections: [SectionContent]? { get }
  /// The batch updates of the last `apply`, in order, each as a line of an `updates` block says it;
  /// `nil` for a scene without a data source.
  var lastUpdates: [String]? { get }
  /// The counts of cells; `nil` for a scene whose cells nobody counts.
  var cellCounts: CellCounts? { get }

  /// Evaluates the scene's closure again, its identity kept.
  func reevaluate()
  /// Lays the scene out until nothing changes any more.
  ///
  /// - Parameters:
  ///   - proposal: What the root is proposed; `nil` for what it was proposed last.
  ///   - environment: What the place of the scene imposes on it.
  func layOut(proposal: ProposedViewSize?, environment: HostEnvironment)
  /// The last layout as a tree of its nodes.
  ///
  /// - Parameter columns: What is wanted besides names and frames.
  /// - Returns: The root's nodes; of a picture, up to as many as somebody looks at.
  func tree(_ columns: ResolvedColumns) -> ResolvedTree
  /// Taps what has the identifier.
  ///
  /// - Returns: Whether that did anything.
  func tap(_ identifier: String) -> Bool
  /// Scrolls to a content offset, in points.
  ///
  /// - Returns: Whether anything scrolls.
  func scroll(to offset: CGPoint) -> Bool
  /// The issues since the last call, in the order they were reported.
  func takeIssues() -> [Issue]
}

extension SceneHost {
  package var sections: [SectionContent]? { nil }
  package var lastUpdates: [String]? { nil }
  package var cellCounts: CellCounts? { nil }

  /// The nodes of the last layout with the lines of their texts.
  package var frames: [ResolvedNode] { tree(.text).nodes }
}

extension ViewHost: SceneHost {}
