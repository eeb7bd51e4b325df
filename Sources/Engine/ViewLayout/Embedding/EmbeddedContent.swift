package import Foundation

/// Something that is no view and is shown among views, as a view of UIKit's is.
///
/// The engine has no actor: whoever is asked is on the main actor, and says so itself.
package protocol EmbeddedContent: AnyObject {
  /// The size that it takes of a proposal, in points.
  func size(for proposal: ProposedViewSize) -> CGSize
  /// Where a text's baseline is in a size of its own, in points from the top.
  func baseline(isFirst: Bool, in size: CGSize) -> CGFloat
  /// What is in it where it has a size, in its own coordinates.
  func nodes(in size: CGSize, _ columns: ResolvedColumns) -> [ResolvedNode]
  /// The identifiers of what is in it.
  var identifiers: [String] { get }
  /// Taps what has the identifier, in it.
  ///
  /// - Returns: Whether that did anything.
  func tap(_ identifier: String) -> Bool
  /// The issues in it, since the last call.
  func takeIssues() -> [Issue]
  /// Takes the place of its view in the tree, with another value of it, or for the first time.
  func update(_ view: EmbeddedView)
  /// Leaves the tree for good.
  func leave()
}
