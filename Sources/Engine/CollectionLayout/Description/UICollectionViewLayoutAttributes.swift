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

/// The category of an element of a layout, which is a cell, a supplementary view or a decoration:
/// `UICollectionView.ElementCategory`.
public enum UICollectionElementCategory: UInt, Sendable, CaseIterable {
  /// A cell, of an item.
  case cell = 0
  /// A header, a footer, a badge.
  case supplementaryView = 1
  /// A view of the layout's own.
  case decorationView = 2
}

extension IndexPath {
  /// Makes the path of an item in a section.
  public init(item: Int, section: Int) {
    // A literal of two would cost an array.
    self.init(index: section)
    append(item)
  }

  /// Makes the path of a row in a section.
  public init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The item's place in its section.
  public var item: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = IndexPath(item: newValue, section: section) }
  }

  /// The row's place in its section: the item's.
  public var row: Int {
    get { item }
    set { item = newValue }
  }

  /// The section's place in the collection.
  public var section: Int {
    get { isEmpty ? 0 : self[0] }
    set { self = IndexPath(item: item, section: newValue) }
  }
}
