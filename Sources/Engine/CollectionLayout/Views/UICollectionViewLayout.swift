public import Foundation
internal import LayoutTree
public import UIKitLayout
import ViewLayout

/// Computes the frames of the elements of a collection view.
open class UICollectionViewLayout: NSObject {
  /// The registered classes of decoration views, by kind.
  package private(set) var decorationClasses: [String: AnyClass] = [:]
  /// The view that shows the layout; `nil` if there is none.
  open internal(set) weak var collectionView: UICollectionView?
  /// The resolver that queries the layout's attributes while a view shows it.
  weak var attributeResolver: AttributeResolver?

  /// Creates a layout that no view shows yet.
  public override init() {}

  /// Registers the class of the decoration views of a kind; `nil` removes the registration.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass
  }

  /// Returns the class of the decoration views of a kind; `nil` if no view class is registered.
  func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? {
    decorationClasses[kind] as? UICollectionReusableView.Type
  }

  /// The size of the content, in points; zero while no view shows the layout.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of the elements in a rectangle of the content; `nil` while no view
  /// shows the layout.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns the attributes of an item's cell, or `nil` if there are none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a supplementary view, or `nil` if there are none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a decoration view, or `nil` if there are none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Computes the layout; called before its first use and again after each invalidation.
  open func prepare() {}

  /// Invalidates the layout, which is prepared again before it is used.
  open func invalidateLayout() {
    invalidateLayout(with: type(of: self).contextClass.init())
  }

  /// Invalidates the parts of the layout that a context describes.
  ///
  /// - Parameter context: The invalid parts; an instance of `invalidationContextClass`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    attributeResolver?.layoutIsInvalid(context)
  }

  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Returns whether new bounds invalidate the layout; `false` by default.
  ///
  /// - Parameter newBounds: The new bounds, in points; the view still has the old ones.
  /// - Returns: Whether the layout must be prepared again.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns a context that describes what new bounds invalidate.
  ///
  /// - Parameter newBounds: The new bounds, in points; the view still has the old ones.
  /// - Returns: An instance of `invalidationContextClass`.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    type(of: self).contextClass.init()
  }

  /// Returns whether the preferred attributes of a view invalidate the layout; `false` by default.
  ///
  /// - Parameters:
  ///   - preferredAttributes: The attributes that the view prefers.
  ///   - originalAttributes: The attributes that the layout returned.
  /// - Returns: Whether the layout must be prepared again.
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

  /// Returns the content offset where scrolling ends; never called here, because nothing is
  /// animated.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: The offset where scrolling would end, in points.
  ///   - velocity: The scrolling velocity, in points per millisecond.
  /// - Returns: The content offset, in points.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  /// Returns the content offset after an animated update; never called here, because nothing is
  /// animated.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  /// Whether the layout is mirrored in the opposite of `developmentLayoutDirection`.
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
  /// Whether everything is invalid, including the counts of the data source.
  open package(set) var invalidateEverything = false
  /// Whether the numbers of sections and items are invalid.
  open package(set) var invalidateDataSourceCounts = false
  /// The items whose attributes are invalid; `nil` if no items were specified.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The adjustment of the content offset, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The adjustment of the content size, in points; ignored, because the layout returns its size.
  open var contentSizeAdjustment = CGSize.zero

  /// Creates a context without invalid parts.
  public override required init() {}

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}
