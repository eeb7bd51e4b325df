import Foundation
import ViewLayout

/// How a section's handler has changed an element.
struct ElementLook {
  /// Where its middle is, its section not scrolled by itself; `nil` where the layout has it.
  var center: CGPoint?
  /// How far in front it is drawn; `nil` as the layout has it.
  var zIndex: Int?
  var transform = CGAffineTransform.identity
  var alpha: CGFloat = 1
  var isHidden = false

  /// Notes what a handler has changed of an element that its section's own scrolling has moved.
  init(_ item: VisibleItem, of element: CollectionElement, movedBy distance: CGPoint) {
    let center = CGPoint(
      x: element.frame.midX - distance.x,
      y: element.frame.midY - distance.y
    )
    self.center = item.center == center ? nil : item.center
    zIndex = item.zIndex == element.zIndex ? nil : item.zIndex
    (transform, alpha, isHidden) = (item.transform, item.alpha, item.isHidden)
  }

  /// The attributes of an element that looks like this, moved by its section's own scrolling.
  func attributes(
    of element: CollectionElement,
    movedBy distance: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = element.attributes
    if let center {
      attributes.center = CGPoint(x: center.x + distance.x, y: center.y + distance.y)
    }
    if let zIndex { attributes.zIndex = zIndex }
    (attributes.transform, attributes.alpha, attributes.isHidden) = (transform, alpha, isHidden)
    return attributes
  }
}
