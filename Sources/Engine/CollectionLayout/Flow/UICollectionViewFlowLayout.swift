public import Foundation
public import UIKitLayout
import ViewLayout

/// A layout of lines: each takes items one after the other until the next one does not fit.
///
/// Sizes, insets and spacings are the layout's own, or its delegate's, where that is a
/// `UICollectionViewDelegateFlowLayout` and says any.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The least room between two lines, in points; negative for lines that overlap.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The least room between two items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The size of an item, in points.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// The size of an item that was not measured, in points; zero where none is to be measured.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// The direction in which lines follow each other.
  open var scrollDirection = UICollectionViewScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The size of a section's header, in points: its length along the layout counts, 0 for none.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The size of a section's footer, in points: its length along the layout counts, 0 for none.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The room around a section's lines, in points.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// The edges that the section's insets are counted from.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// Whether a header stays in sight as long as its section does.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// Whether a footer stays in sight as long as its section does.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// What the delegate and the layout say; `nil` before anybody was asked.
  private var descriptions: [FlowDescription]?
  /// Where everything is; `nil` before it was found.
  private var built: FlowArrangement?
  /// Whether it is being found: a delegate that asks the layout meanwhile is told of nothing.
  private var isBuilding = false
  /// Whether the delegate has left the last question to the layout.
  var isUnanswered = false

  /// Makes a layout of items of 50 by 50, 10 apart.
  public override init() { super.init() }

  /// Finds out where everything is; a subclass that sets sizes here does so before it calls this.
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

  /// R-FLOW-23: lines are as long as what is in sight is across, and pinned views move with it.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = shownBounds else { return false }
    return newBounds.size[axis.cross] != bounds.size[axis.cross]
      || sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
  }

  /// What is no longer true for other bounds: the delegate's numbers where the size is another one.
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

  /// Whether a cell would rather have another size than the layout says, which estimates sizes.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    // The first size that is measured changes the mean, even where it is the estimate.
    estimatedItemSize != .zero && originalAttributes.representedElementCategory == .cell
  }

  /// What is no longer true for the size that a cell would rather have: the places alone.
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
  /// An `estimatedItemSize` without an estimate: items start with the layout's item size.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: .greatestFiniteMagnitude
  )

  /// The edges that a flow layout's section insets are counted from.
  public enum SectionInsetReference: Int, Sendable {
    /// Those of the content inset.
    case fromContentInset = 0
    /// Those of the safe area.
    case fromSafeArea = 1
    /// Those of the layout margins.
    case fromLayoutMargins = 2
  }

  /// Where everything is; found where it was not.
  var arrangement: FlowArrangement {
    if let built { return built }
    guard !isBuilding else { return .empty }
    isBuilding = true
    defer { isBuilding = false }
    // Views live on the main actor, and layouts are asked there alone.
    nonisolated(unsafe) let layout = self
    let arrangement = MainActor.assumeIsolated { layout.makeArrangement() }
    built = arrangement
    return arrangement
  }

  /// What is in sight, in points; `nil` as long as nothing shows the layout.
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
  /// Whether the delegate's sizes, insets and spacings are invalid.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the positions of the items are invalid.
  open var invalidateFlowLayoutAttributes = true

  /// Makes a context that invalidates everything.
  public required init() {}
}
