import Foundation
import ViewLayout

/// How a section's handler has changed an element.
struct ElementLook {
  /// Where its middle is; `nil` where the layout has it.
  var center: CGPoint?
  /// How far in front it is drawn; `nil` as the layout has it.
  var zIndex: Int?
  var transform = CGAffineTransform.identity
  var alpha: CGFloat = 1
  var isHidden = false

  /// Notes what a handler has changed of an element.
  init(_ item: VisibleItem, of element: CollectionElement) {
    let center = CGPoint(x: element.frame.midX, y: element.frame.midY)
    self.center = item.center == center ? nil : item.center
    zIndex = item.zIndex == element.zIndex ? nil : item.zIndex
    (transform, alpha, isHidden) = (item.transform, item.alpha, item.isHidden)
  }

  /// The attributes of an element that looks like this.
  func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes {
    let attributes = element.attributes
    if let center { attributes.center = center }
    if let zIndex { attributes.zIndex = zIndex }
    (attributes.transform, attributes.alpha, attributes.isHidden) = (transform, alpha, isHidden)
    return attributes
  }
}
