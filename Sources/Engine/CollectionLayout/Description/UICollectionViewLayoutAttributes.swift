public import Foundation
public import ViewLayout

/// The frame and the appearance of an element of a layout.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  open var center = CGPoint.zero
  /// The size before the transform, in points.
  open var size = CGSize.zero
  open var transform = CGAffineTransform.identity
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// The drawing order; elements with larger values are in front.
  open var zIndex = 0
  /// Whether the element is not drawn.
  open var isHidden = false
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The proposal for the content; `nil` along the axes whose length the layout estimates.
  var proposal = ProposedViewSize.unspecified
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

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(category: .cell, kind: nil, indexPath: indexPath)
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init(category: .supplementaryView, kind: elementKind, indexPath: indexPath)
  }

  public convenience init(
    forDecorationViewOfKind decorationViewKind: String,
    with indexPath: IndexPath
  ) {
    self.init(category: .decorationView, kind: decorationViewKind, indexPath: indexPath)
  }
}

extension UICollectionViewLayoutAttributes {
  /// Returns new attributes of the same element with equal properties.
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

  /// The rectangle at the origin with the element's size, in points.
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The bounding box of the element after the transform; setting it resets the transform.
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

/// The category of an element of a layout: `UICollectionView.ElementCategory`.
public enum UICollectionElementCategory: UInt, Sendable, CaseIterable {
  case cell = 0
  case supplementaryView = 1
  case decorationView = 2
}

extension IndexPath {
  public init(item: Int, section: Int) {
    // An array literal of two indices would allocate memory.
    self.init(index: section)
    append(item)
  }

  public init(row: Int, section: Int) { self.init(item: row, section: section) }

  public var item: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = IndexPath(item: newValue, section: section) }
  }

  /// The index of the row in its section; the same as `item`.
  public var row: Int {
    get { item }
    set { item = newValue }
  }

  public var section: Int {
    get { isEmpty ? 0 : self[0] }
    set { self = IndexPath(item: item, section: newValue) }
  }
}
