public import Foundation

/// A view at an edge of a section or of the whole layout: a header, a footer.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The corner or edge that it lies at.
  public let alignment: NSRectAlignment
  /// How far it is moved from there, in points.
  public let offset: CGPoint
  /// Whether it lies outside of the content, which makes room for it.
  public var extendsBoundary = true
  /// Whether it stays in sight as long as what it belongs to does.
  public var pinToVisibleBounds = false
  /// The room above a header of a list, in points; a pinned one does not keep it.
  var topPadding: CGFloat = 0

  /// Makes a view at a corner or an edge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize,
      elementKind: elementKind,
      alignment: alignment,
      absoluteOffset: .zero
    )
  }

  /// Makes a view at a corner or an edge, moved by points.
  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize,
      elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: []),
      anchor: nil
    )
  }
}
