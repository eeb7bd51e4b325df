package import CollectionLayout
package import Foundation
package import Scenarios
package import ViewLayout

/// A scene that was laid out, as comparers can read it.
@MainActor
package protocol ObservedLayout {
  /// The last layout as a tree of its nodes.
  ///
  /// - Parameter columns: What is wanted besides names and frames.
  /// - Returns: No nodes where there is no scene.
  func tree(_ columns: ResolvedColumns) -> ResolvedTree
  /// The collection view that is shown; `nil` for a scene of views.
  var collectionView: UICollectionView? { get }
  /// The collection view or the table that is shown; `nil` for a scene of views.
  var elementView: (any ElementView)? { get }
  /// Where the root's top left corner lies in a window of the proposal's size, in points.
  var originInWindow: CGPoint { get }
  /// The last proposal to the root; `nil` before the first layout.
  var proposal: ProposedViewSize? { get }
  /// How often things ran since the scene's first layout, by name.
  var counts: [String: Int] { get }
  /// The preferences that reach the root, printed, by the names of their keys.
  var preferences: [String: String] { get }
  /// The sections of the scene's data source; `nil` for a scene without one.
  var sections: [PrintedSection]? { get }
  /// The batch updates of the last `apply`, in order; `nil` for a scene without a data source.
  var lastUpdates: [String]? { get }
  /// The counts of the scene's cells; `nil` where nobody counts them.
  var cellCounts: CellCounts? { get }
  /// Lets a check lay the scene out on graphs of its own.
  ///
  /// - Parameter body: Is given what makes a host of the scene, without state and never laid out.
  /// - Returns: What the body returns; `nil` where there is no scene.
  func withFurtherHosts<Result>(
    _ body: (@escaping @MainActor (LayoutOptions) -> any SceneHost) -> Result
  ) -> Result?
}

extension ObservedLayout {
  package var elementView: (any ElementView)? { collectionView }

  /// The root's nodes in the last layout, with the lines of texts.
  package var frames: [ResolvedNode] { tree(.text).nodes }
}

extension Stage: ObservedLayout {}
