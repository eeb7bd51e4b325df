package import CollectionLayout
package import Foundation
package import LayoutTree
package import ViewLayout

/// Holds a scene of SwiftUI or UIKit views, lays it out, and reports its state.
@MainActor
package protocol SceneHost: AnyObject {
  /// The number of measurements since the first layout that were computed instead of read from a
  /// cache.
  var computations: Int { get }
  /// The last proposal to the root.
  var currentProposal: ProposedViewSize { get }
  /// The identifiers of all views in the scene.
  var identifiers: [String] { get }
  /// The collection view of the scene; `nil` for other scenes and before the first layout.
  var collectionView: UICollectionView? { get }
  /// The collection view or table of the scene; `nil` for other scenes and before the first layout.
  var elementView: (any ElementView)? { get }
  /// Whether all frames are on whole pixels.
  var keepsToPixels: Bool { get }
  /// Whether nothing has changed since the last layout; `false` if that is unknown.
  var isAtRest: Bool { get }
  /// The position of the root's top left corner in a window of the proposal's size, in points.
  var originInWindow: CGPoint { get }
  /// The numbers of calls of the author's code since the first layout, by name.
  var counts: [String: Int] { get }
  /// The printed values of preferences that reach the root, by the names of their keys.
  var preferences: [String: String] { get }

  /// Evaluates the scene's closure again, and keeps the identity of the scene.
  func reevaluate()
  /// Evaluates all code of the scene again, and keeps the identity of the scene.
  ///
  /// Called when a value has changed that bodies read without a dependency.
  func reevaluateAll()
  /// Lays the scene out until nothing changes.
  ///
  /// - Parameters:
  ///   - proposal: The proposal to the root; `nil` for the last one.
  ///   - environment: The environment of the scene.
  func layOut(proposal: ProposedViewSize?, environment: HostEnvironment)
  /// Returns the nodes of the last layout as a tree.
  ///
  /// - Parameter columns: The requested properties besides names and frames.
  /// - Returns: The root's nodes; the number of nodes in a picture is limited.
  func tree(_ columns: ResolvedColumns) -> ResolvedTree
  /// Returns the scene, as it was last laid out, as data; `nil` for a scene without views.
  ///
  /// - Throws: The first reason why the scene cannot be data.
  func evaluatedScene() throws(NotEvaluated) -> EvaluatedView?
  /// Simulates a tap on the view with an identifier.
  ///
  /// - Returns: Whether the tap had an effect.
  func tap(_ identifier: String) -> Bool
  /// Scrolls to a content offset, in points.
  ///
  /// - Returns: Whether the scene can scroll.
  func scroll(to offset: CGPoint) -> Bool
  /// Returns the issues since the last call, in the order of reporting.
  func takeIssues() -> [Issue]
}

extension SceneHost {
  package var collectionView: UICollectionView? { nil }
  package var elementView: (any ElementView)? { nil }
  package var keepsToPixels: Bool { false }
  package var isAtRest: Bool { false }
  package func reevaluateAll() { reevaluate() }
  package var originInWindow: CGPoint { .zero }
  package var counts: [String: Int] { [:] }
  package var preferences: [String: String] { [:] }

  package func evaluatedScene() throws(NotEvaluated) -> EvaluatedView? {
    throw NotEvaluated("the scene is a UIKit view")
  }

  /// The nodes of the last layout with the lines of their texts, and with decorations.
  package var frames: [ResolvedNode] { tree([.text, .decorations]).nodes }
}

extension ViewHost: SceneHost {}
