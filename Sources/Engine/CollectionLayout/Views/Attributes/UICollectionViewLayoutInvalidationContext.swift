public import Foundation

/// Says what of a layout is no longer true.
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is: the data source is to be asked for its counts too.
  open package(set) var invalidateEverything = false
  /// Whether the counts of sections and items are.
  open package(set) var invalidateDataSourceCounts = false
  /// The items whose attributes are; `nil` where nobody has said.
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
