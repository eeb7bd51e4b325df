package import CollectionLayout
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
  /// The collection view that is shown; `nil` for a scene of views, and before the first layout.
  var collectionView: UICollectionView? { get }
  /// The collection view or the table that is shown; `nil` for a scene of views, and before the
  /// first layout.
  var elementView: (any ElementView)? { get }
  /// Whether all frames are on whole pixels.
  var keepsToPixels: Bool { get }
  /// Where the root's top left corner lies in a window of the proposal's size, in points.
  var originInWindow: CGPoint { get }
  /// How often the engine called the author's code since the first layout, by name.
  var counts: [String: Int] { get }
  /// The preferences that reach the root, printed, by the names of their keys.
  var preferences: [String: String] { get }

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
  package var collectionView: UICollectionView? { nil }
  package var elementView: (any ElementView)? { nil }
  package var keepsToPixels: Bool { false }
  package var originInWindow: CGPoint { .zero }
  package var counts: [String: Int] { [:] }
  package var preferences: [String: String] { [:] }

  /// The nodes of the last layout with the lines of their texts.
  package var frames: [ResolvedNode] { tree(.text).nodes }
}

extension ViewHost: SceneHost {}
