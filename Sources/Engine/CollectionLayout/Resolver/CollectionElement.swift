package import Foundation
import ViewLayout

/// A cell, a supplementary view or a decoration, with its place.
package struct CollectionElement: Hashable, Sendable {
  package var identity: Identity
  /// In the content's coordinates, in points.
  package var frame: CGRect
  /// How far in front it is drawn.
  package var zIndex: Int
  /// How opaque it is, from 0 to 1.
  package var alpha: CGFloat = 1
  /// Whether it is left out of the drawing.
  package var isHidden = false

  /// Which of a layout's elements it is.
  package enum Identity: Hashable, Sendable {
    case cell(section: Int, item: Int)
    case supplementary(kind: String, section: Int, item: Int)
    /// One of the whole layout: its item is its place among those of its kind.
    case layoutSupplementary(kind: String, item: Int)
    case decoration(kind: String, section: Int)

    var isCell: Bool { if case .cell = self { true } else { false } }
  }
}

extension CollectionElement {
  /// The section that the element belongs to; `nil` for what belongs to the whole layout.
  var section: Int? {
    switch identity {
    case .cell(let section, _), .supplementary(_, let section, _), .decoration(_, let section):
      section
    case .layoutSupplementary: nil
    }
  }
}

extension CollectionElement {
  /// The element as UIKit names it: layout-wide supplementary views have the item `Int.max`.
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
          with: IndexPath(item: .max, section: 0)
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
  /// The cell of an item.
  package static func cell(_ indexPath: IndexPath) -> Self {
    .cell(section: indexPath.section, item: indexPath.item)
  }

  /// A supplementary view; those of the whole layout have the item `Int.max`.
  package static func supplementary(_ kind: String, _ indexPath: IndexPath) -> Self {
    indexPath.item == .max
      ? .layoutSupplementary(kind: kind, item: 0)
      : .supplementary(kind: kind, section: indexPath.section, item: indexPath.item)
  }

  /// The index path as UIKit has it: supplementary views of the whole layout have the item
  /// `Int.max`.
  package var indexPath: IndexPath {
    switch self {
    case .cell(let section, let item), .supplementary(_, let section, let item):
      IndexPath(item: item, section: section)
    case .layoutSupplementary: IndexPath(item: .max, section: 0)
    case .decoration(_, let section): IndexPath(item: 0, section: section)
    }
  }
}

/// The attributes of an element that a visible items handler changed.
struct ElementAppearance {
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
