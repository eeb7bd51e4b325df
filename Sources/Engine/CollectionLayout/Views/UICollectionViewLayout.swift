public import Foundation
internal import LayoutTree
public import UIKitLayout
import ViewLayout

/// Computes the frames of the elements of a collection view.
open class UICollectionViewLayout: NSObject {
  /// The registered classes of decoration views, by kind.
  package private(set) var decorationClasses: [String: AnyClass] = [:]
  open internal(set) weak var collectionView: UICollectionView?
  /// The resolver that queries the layout's attributes while a view shows it.
  weak var attributeResolver: AttributeResolver?

  public override init() {}

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass
  }

  /// Returns the class of the decoration views of a kind; `nil` if no view class is registered.
  func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? {
    decorationClasses[kind] as? UICollectionReusableView.Type
  }

  open var collectionViewContentSize: CGSize { .zero }

  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  open func prepare() {}

  open func invalidateLayout() {
    invalidateLayout(with: type(of: self).contextClass.init())
  }

  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    attributeResolver?.layoutIsInvalid(context)
  }

  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    type(of: self).contextClass.init()
  }

  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    false
  }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = type(of: self).contextClass.init()
    context.invalidateItems(at: [originalAttributes.indexPath])
    return context
  }

  /// Never called here, because nothing is animated.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  /// Never called here, because nothing is animated.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // Requirements of the resolver that only this module's layouts override.

  /// Whether views are measured for their preferred attributes.
  var usesPreferredAttributes: Bool { true }

  /// The axis along which sections follow each other; vertical if the layout does not specify one.
  var axis: Axis { .vertical }

  /// Whether the content scrolls only along `axis`, and not wherever it is larger than the view.
  var scrollsOnlyAlongAxis: Bool { false }

  /// Discards the results of `prepare`.
  func discardPreparation() {}

  /// Returns the position of an element along the layout's axis; it is kept while other elements
  /// are measured.
  func anchor(of attributes: UICollectionViewLayoutAttributes) -> CGFloat {
    attributes.frame.origin[axis]
  }

  /// Returns an explanation of the size and the place of an element.
  func explanation(of attributes: UICollectionViewLayoutAttributes) -> [ResolvedNode] {
    [AttributeExplanation(attributes: attributes, in: self).node]
  }
}

extension UICollectionViewLayout {
  /// The class of the invalidation contexts, with a type that can be instantiated.
  static var contextClass: UICollectionViewLayoutInvalidationContext.Type {
    invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
      ?? UICollectionViewLayoutInvalidationContext.self
  }
}

/// Describes which parts of a layout are invalid.
open class UICollectionViewLayoutInvalidationContext: NSObject {
  open package(set) var invalidateEverything = false
  open package(set) var invalidateDataSourceCounts = false
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open var contentOffsetAdjustment = CGPoint.zero
  /// The adjustment of the content size, in points; ignored, because the layout returns its size.
  open var contentSizeAdjustment = CGSize.zero

  public override required init() {}

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}
