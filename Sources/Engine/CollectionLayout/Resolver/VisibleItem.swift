import Foundation
import ViewLayout

/// An element in sight, in the hands of a section's handler.
///
/// R-COL-47: it is where it would be if its section were not scrolled by itself; how far it is
/// scrolled is told beside it.
final class VisibleItem: NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes

  /// Hands an element out.
  ///
  /// - Parameters:
  ///   - attributes: The element, where it is drawn.
  ///   - distance: How far its section's own scrolling has moved it.
  init(_ attributes: UICollectionViewLayoutAttributes, movedBy distance: CGPoint) {
    self.attributes = attributes
    attributes.center.x -= distance.x
    attributes.center.y -= distance.y
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }

  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }

  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }

  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }

  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }

  var name: String { attributes.representedElementKind ?? "" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
}
