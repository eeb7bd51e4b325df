public import Foundation
public import UIKitLayout
import ViewLayout

/// Says where the elements of a collection view are.
open class UICollectionViewLayout: NSObject {
  /// The classes of decorations by their kinds.
  package private(set) var decorationClasses: [String: AnyClass] = [:]
  /// The view that shows the layout; `nil` while none does.
  open internal(set) weak var collectionView: UICollectionView?
  /// The resolver that asks the layout where everything is, as long as something shows it.
  weak var attributeResolver: AttributeResolver?

  /// Makes a layout.
  public override init() {}

  /// Says which class makes the decorations of a kind, or none.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass
  }

  /// The class of the decorations of a kind; `nil` where none is registered that makes views.
  func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? {
    decorationClasses[kind] as? UICollectionReusableView.Type
  }

  /// The size of everything, in points; nothing as long as nothing shows the layout.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of the elements in a rectangle of the content; `nil` as long as nothing shows
  /// the layout.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// The cell of an item; `nil` where there is none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// A supplementary view; `nil` where there is none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// A decoration; `nil` where there is none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Finds out where everything is; called before the layout is asked, and again after it has been
  /// invalidated.
  open func prepare() {}

  /// Invalidates the layout, which is prepared again before it is used.
  open func invalidateLayout() {
    invalidateLayout(with: type(of: self).contextClass.init())
  }

  /// Says what of the layout is no longer true.
  ///
  /// - Parameter context: What; of the class that `invalidationContextClass` says.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    attributeResolver?.layoutIsInvalid(context)
  }

  /// The class of what says what is no longer true.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// The class of what the layout answers.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Whether the layout is to be prepared again for other bounds: not unless it says so.
  ///
  /// - Parameter newBounds: What will be in sight, in points; the view still has the bounds before.
  /// - Returns: Whether it is.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What is no longer true for other bounds.
  ///
  /// - Parameter newBounds: What will be in sight, in points; the view still has the bounds before.
  /// - Returns: A context of the class that `invalidationContextClass` says.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    type(of: self).contextClass.init()
  }

  /// Whether the layout is to be prepared again for the attributes that an element would rather
  /// have: not unless it says so.
  ///
  /// - Parameters:
  ///   - preferredAttributes: What its view answers.
  ///   - originalAttributes: What the layout has answered.
  /// - Returns: Whether it is.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    false
  }

  /// What is no longer true for the attributes that an element would rather have.
  ///
  /// - Parameters:
  ///   - preferredAttributes: What its view answers.
  ///   - originalAttributes: What the layout has answered.
  /// - Returns: A context of the class that `invalidationContextClass` says.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = type(of: self).contextClass.init()
    context.invalidateItems(at: [originalAttributes.indexPath])
    return context
  }

  /// Where scrolling comes to rest; nothing scrolls by itself here.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: Where it would by itself, in points.
  ///   - velocity: How fast it scrolls, in points a millisecond.
  /// - Returns: In points.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  /// Where the content is to be scrolled to after an update; nothing moves here.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  /// Whether the layout is mirrored where people read against the direction that it was made for.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The direction that the layout was made for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // What the resolver asks of the layouts of this module.

  /// Whether views are asked which attributes they would rather have.
  var usesPreferredAttributes: Bool { true }

  /// Along which sections follow each other, as far as anybody knows.
  var axis: Axis { .vertical }

  /// Whether content is longer along that axis alone, and not wherever it is larger than the view.
  var scrollsOnlyAlongAxis: Bool { false }

  /// Forgets what `prepare` has found.
  func discardPreparation() {}

  /// Where an element begins along the layout, which keeps its place while others are measured.
  func anchor(of attributes: UICollectionViewLayoutAttributes) -> CGFloat {
    attributes.frame.origin[axis]
  }

  /// Why an element has its size and its place.
  func explanation(of attributes: UICollectionViewLayoutAttributes) -> [ResolvedNode] {
    [AttributeExplanation(attributes: attributes, in: self).node]
  }
}

extension UICollectionViewLayout {
  /// The class of what says what is no longer true, as it can be made.
  static var contextClass: UICollectionViewLayoutInvalidationContext.Type {
    invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
      ?? UICollectionViewLayoutInvalidationContext.self
  }
}

/// Says what of a layout is no longer true.
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is: the data source is to be asked for its counts too.
  open package(set) var invalidateEverything = false
  /// Whether the counts of sections and items are.
  open package(set) var invalidateDataSourceCounts = false
  /// The items whose attributes are invalid; `nil` if none were named.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// How far the offset is to be moved, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// How much larger the content is to be, in points; taken and ignored: a layout says its size.
  open var contentSizeAdjustment = CGSize.zero

  /// Makes a context that says nothing.
  public override required init() {}

  /// Says that the attributes of items are no longer true.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}
