package import Foundation
package import LayoutTree
internal import ViewLayout

/// A cell, a supplementary view or a decoration, with its frame and its appearance.
package struct CollectionElement: Hashable, Sendable {
  package var identity: Identity
  /// The frame in content coordinates, in points.
  package var frame: CGRect
  /// The drawing order; elements with larger values are in front.
  package var zIndex: Int
  /// The opacity, from 0 to 1.
  package var alpha: CGFloat = 1
  /// Whether the element is not drawn.
  package var isHidden = false

  /// The identity of an element in its layout.
  package typealias Identity = ElementIdentity
}

extension CollectionElement {
  /// The section that contains the element; `nil` for elements of the whole layout.
  var section: Int? {
    switch identity {
    case .cell(let section, _), .supplementary(_, let section, _), .decoration(_, let section):
      section
    case .layoutSupplementary: nil
    }
  }
}

extension CollectionElement {
  /// The element as UIKit's attributes.
  package var attributes: UICollectionViewLayoutAttributes {
    let attributes =
      switch identity {
      case .cell(let section, let item):
        UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
      case .supplementary(let kind, let section, let item):
        UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: kind,
          with: IndexPath(item: item, section: section)
        )
      case .layoutSupplementary(let kind, _):
        UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: kind,
          with: identity.indexPath
        )
      case .decoration(let kind, let section):
        UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: kind,
          with: IndexPath(item: 0, section: section)
        )
      }
    attributes.frame = frame
    attributes.zIndex = zIndex
    return attributes
  }
}

extension CollectionElement.Identity {
  /// Returns the identity of the cell of an item.
  package static func cell(_ indexPath: IndexPath) -> Self {
    .cell(section: indexPath.section, item: indexPath.item)
  }

  /// The maximum number of supplementary views of the whole layout, whose index paths are at the
  /// end of section 0.
  private static var mostLayoutItems: Int { 1_000_000 }

  /// Returns the identity of a supplementary view with an index path of UIKit.
  package static func supplementary(_ kind: String, _ indexPath: IndexPath) -> Self {
    indexPath.item > .max - mostLayoutItems
      ? .layoutSupplementary(kind: kind, item: .max - indexPath.item)
      : .supplementary(kind: kind, section: indexPath.section, item: indexPath.item)
  }

  /// R-COL-48: the index path in UIKit; views of the whole layout have the items `Int.max`,
  /// `Int.max - 1`, … in section 0.
  package var indexPath: IndexPath {
    switch self {
    case .cell(let section, let item), .supplementary(_, let section, let item):
      IndexPath(item: item, section: section)
    case .layoutSupplementary(_, let item): IndexPath(item: .max - item, section: 0)
    case .decoration(_, let section): IndexPath(item: 0, section: section)
    }
  }
}

/// The properties of an element that a visible items handler changed.
struct ElementAppearance {
  /// The center without the section's orthogonal scrolling; `nil` if the handler did not change it.
  var center: CGPoint?
  /// The drawing order; `nil` if the handler did not change it.
  var zIndex: Int?
  var transform = CGAffineTransform.identity
  var alpha: CGFloat = 1
  var isHidden = false

  /// Records the changes that a handler made to an element.
  ///
  /// `distance` is the orthogonal scrolling that moves the element on screen.
  init(_ item: VisibleItem, of element: CollectionElement, movedBy distance: CGPoint) {
    let center = CGPoint(
      x: element.frame.midX - distance.x,
      y: element.frame.midY - distance.y
    )
    self.center = item.center == center ? nil : item.center
    zIndex = item.zIndex == element.zIndex ? nil : item.zIndex
    (transform, alpha, isHidden) = (item.transform, item.alpha, item.isHidden)
  }

  /// Returns the attributes of an element with this appearance, shifted by orthogonal scrolling.
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
