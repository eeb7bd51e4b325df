public import Foundation
public import ViewLayout

/// Where an element is, and how it looks.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The middle of the frame, in the content's coordinates.
  open var center = CGPoint.zero
  /// The size without the transform, in points.
  open var size = CGSize.zero
  /// How it is moved, turned and scaled about its middle.
  open var transform = CGAffineTransform.identity
  /// How opaque it is, from 0 to 1.
  open var alpha: CGFloat = 1
  /// How far in front it is drawn.
  open var zIndex = 0
  /// Whether it is left out of the drawing.
  open var isHidden = false
  /// Its section, and its place in it.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The proposal to the content: `nil` along the axes that the layout estimates.
  var proposal = ProposedViewSize.unspecified
  /// A cell, a supplementary view or a decoration.
  public let representedElementCategory: UICollectionElementCategory
  /// The kind of a supplementary view or a decoration; `nil` for a cell.
  public let representedElementKind: String?

  init(
    category: UICollectionElementCategory,
    kind: String?,
    indexPath: IndexPath
  ) {
    representedElementCategory = category
    representedElementKind = kind
    self.indexPath = indexPath
  }

  /// Makes the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(category: .cell, kind: nil, indexPath: indexPath)
  }

  /// Makes the attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init(category: .supplementaryView, kind: elementKind, indexPath: indexPath)
  }

  /// Makes the attributes of a decoration.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String,
    with indexPath: IndexPath
  ) {
    self.init(category: .decorationView, kind: decorationViewKind, indexPath: indexPath)
  }
}

extension UICollectionViewLayoutAttributes {
  /// Other attributes of the same element, alike in everything.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewLayoutAttributes(
      category: representedElementCategory,
      kind: representedElementKind,
      indexPath: indexPath
    )
    (copy.center, copy.size, copy.transform) = (center, size, transform)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    return copy
  }

  /// The size at the origin, in points.
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The box around the element after the transform; to set it takes the transform away.
  public var frame: CGRect {
    get {
      let width = abs(transform.a) * size.width + abs(transform.c) * size.height
      let height = abs(transform.b) * size.width + abs(transform.d) * size.height
      return CGRect(
        x: center.x + transform.tx - width / 2,
        y: center.y + transform.ty - height / 2,
        width: width,
        height: height
      )
    }
    set {
      transform = .identity
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
}
