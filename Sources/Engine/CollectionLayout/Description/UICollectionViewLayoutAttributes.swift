public import Foundation
public import ViewLayout

/// The frame and the appearance of an element of a layout.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var transform = CGAffineTransform.identity
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The proposal for the content; `nil` along the axes whose length the layout estimates.
  var proposal = ProposedViewSize.unspecified
  public let representedElementCategory: UICollectionElementCategory
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

  public var row: Int {
    get { item }
    set { item = newValue }
  }

  public var section: Int {
    get { isEmpty ? 0 : self[0] }
    set { self = IndexPath(item: item, section: newValue) }
  }
}
