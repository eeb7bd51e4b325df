import CollectionLayout
import Testing
import UIKitLayout
import ViewLayout

extension UICollectionView {
  /// What is drawn of all that the view shows: the nodes of its sections.
  func drawnSections() throws -> [ResolvedNode] {
    layoutIfNeeded()
    let resolver = try #require(resolver)
    return CollectionDrawing(
      resolver.allElements,
      in: self,
      laidOutBy: resolver,
      window: bounds,
      columns: .picture
    ).nodes
  }
}
