public import Foundation
internal import LayoutTree
public import UIKitLayout
import ViewLayout

/// A layout that places items in lines; a line ends before the first item that does not fit.
///
/// Sizes, insets and spacings are those of the layout, unless its delegate is a
/// `UICollectionViewDelegateFlowLayout` and returns others.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The minimum spacing between two lines, in points; lines with a negative spacing overlap.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  open var scrollDirection = UICollectionViewScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// The metrics that were read from the delegate and the layout; `nil` until they are needed.
  private var descriptions: [FlowDescription]?
  /// The positions of all elements; `nil` until they are computed.
  private var built: FlowArrangement?
  /// Whether the arrangement is being computed; the delegate may query the layout then, and gets an
  /// empty arrangement.
  private var isBuilding = false
  /// Whether the last delegate call ran a default implementation, so that the layout's own value
  /// applies.
  var isUnanswered = false

  public override init() { super.init() }

  /// Computes the arrangement; a subclass that sets sizes does so before calling `super`.
  open override func prepare() {
    super.prepare()
    _ = arrangement
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if flow?.invalidateFlowLayoutDelegateMetrics ?? true { descriptions = nil }
    if flow?.invalidateFlowLayoutAttributes ?? true { built = nil }
    if descriptions == nil { built = nil }
    super.invalidateLayout(with: context)
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  open override var collectionViewContentSize: CGSize { arrangement.contentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    attributes(in: rect)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    arrangement.frame(ofItem: indexPath.item, section: indexPath.section).map { frame in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = frame
      return attributes
    }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let edge = FlowEdge(kind: elementKind), indexPath.item == 0 else { return nil }
    return attributes(of: edge, section: indexPath.section)
  }

  /// Returns whether new bounds have another length on the cross axis, or elements are pinned
  /// (R-FLOW-23).
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = shownBounds else { return false }
    return newBounds.size[axis.cross] != bounds.size[axis.cross]
      || sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
  }

  /// Returns a context that invalidates the delegate's metrics only if the size changes.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let isResized = newBounds.size != shownBounds?.size
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    flow?.invalidateFlowLayoutDelegateMetrics = isResized
    flow?.invalidateFlowLayoutAttributes = isResized
    return context
  }

  /// Returns whether the element is a cell and the layout estimates sizes.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    // Even a measured size that equals the estimate may change the mean of the measured sizes.
    estimatedItemSize != .zero && originalAttributes.representedElementCategory == .cell
  }

  /// Returns a context that invalidates the positions but not the delegate's metrics.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    flow?.invalidateFlowLayoutDelegateMetrics = false
    return context
  }

  override var usesPreferredAttributes: Bool { estimatedItemSize != .zero }

  override var axis: Axis { scrollDirection.axis }

  override var scrollsOnlyAlongAxis: Bool { true }

  override func discardPreparation() { (descriptions, built) = (nil, nil) }

  override func anchor(of attributes: UICollectionViewLayoutAttributes) -> CGFloat {
    let path = attributes.indexPath
    guard attributes.representedElementCategory == .cell,
      let (line, _) = arrangement.place(ofItem: path.item, section: path.section)
    else { return super.anchor(of: attributes) }
    return arrangement.sections[path.section].linesStart + line.start
  }

  override func explanation(of attributes: UICollectionViewLayoutAttributes) -> [ResolvedNode] {
    FlowExplanation(attributes, in: self, arrangement).chain
  }
}

extension UICollectionViewFlowLayout {
  /// An `estimatedItemSize` without an estimate: items have the layout's `itemSize` until they are
  /// measured.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: .greatestFiniteMagnitude
  )

  /// The insets that section insets of a flow layout are relative to.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }

  /// The positions of all elements, computed when needed.
  var arrangement: FlowArrangement {
    if let built { return built }
    guard !isBuilding else { return .empty }
    isBuilding = true
    defer { isBuilding = false }
    // Views are isolated to the main actor, and layouts are only used there.
    nonisolated(unsafe) let layout = self
    let arrangement = MainActor.assumeIsolated { layout.makeArrangement() }
    built = arrangement
    return arrangement
  }

  /// The bounds of the collection view, in points; `nil` while no view shows the layout.
  var shownBounds: CGRect? {
    guard let view = collectionView else { return nil }
    return MainActor.assumeIsolated { view.bounds }
  }

  @MainActor
  private func makeArrangement() -> FlowArrangement {
    let metrics = FlowMetrics(self)
    let descriptions = descriptions ?? metrics.descriptions
    self.descriptions = descriptions
    return FlowArrangement(
      descriptions,
      measurements: attributeResolver?.measurements ?? [:],
      along: axis,
      across: metrics.breadth,
      on: metrics.pixels,
      isMirrored: metrics.isMirrored
    )
  }
}

/// Describes which parts of a flow layout are invalid; all of them by default.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true

  public required init() {}
}
