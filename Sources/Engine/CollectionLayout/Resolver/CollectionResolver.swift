package import Foundation
package import ViewLayout

/// Lays out what a collection view shows, and answers where everything is.
package protocol CollectionResolver: AnyObject {
  /// The surroundings that the layout is laid out in; a change lays it out anew.
  var surroundings: CollectionSurroundings { get set }
  /// Where the content's visible part begins, in the content's coordinates.
  var scrollOffset: CGPoint { get set }
  /// Along which sections follow each other.
  var axis: Axis { get }
  /// The size of everything, in points.
  var contentSize: CGSize { get }
  /// Everything, section by section.
  var allElements: [CollectionElement] { get }

  /// Whether it is this layout that is laid out.
  func laysOut(_ layout: AnyObject) -> Bool
  /// Lays everything out anew.
  func invalidate()
  /// Says that an element's content has changed: it is measured anew when it is in sight.
  func invalidateSize(of identity: CollectionElement.Identity)
  /// Notes that all content may have changed: whatever comes into sight next is measured anew.
  func markSizesStale()
  /// The elements in a rectangle of the content.
  func elements(in rectangle: CGRect) -> [CollectionElement]
  /// An element as it is drawn; `nil` where there is none.
  func element(_ identity: CollectionElement.Identity) -> CollectionElement?
  /// The attributes in UIKit's form of an element; `nil` where there is none.
  func attributes(of identity: CollectionElement.Identity) -> UICollectionViewLayoutAttributes?
  /// Whether a section has headers or footers of a kind, rather than what hangs on its groups.
  func hasBoundaryItem(ofKind kind: String, section: Int) -> Bool
  /// Where an orthogonal section comes to rest; `nil` for a section that does not scroll by itself.
  func restingOffset(ofSection section: Int, for offset: CGFloat) -> CGFloat?
  /// Why an element has its size and its place, each node the only child of the one before; `nil`
  /// where there is none.
  func explanation(of identity: CollectionElement.Identity) -> ResolvedNode?
  /// The state that outlives an update.
  func carriedLayout() -> CarriedLayout
  /// The issues since the last call, each once.
  func takeIssues() -> [Issue]
}
