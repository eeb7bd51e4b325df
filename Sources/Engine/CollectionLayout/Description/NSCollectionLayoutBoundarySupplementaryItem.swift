public import Foundation

/// A supplementary item at an edge of a section or of the whole layout, such as a header or a
/// footer.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The corner or edge of the section or layout that the view is aligned with.
  public let alignment: NSRectAlignment
  /// The offset from that corner or edge, in points.
  public let offset: CGPoint
  /// Whether the view lies outside of the content and extends its boundary.
  public var extendsBoundary = true
  /// Whether the view stays visible as long as its section or layout is visible.
  public var pinToVisibleBounds = false
  /// The padding above a header of a list, in points; a pinned header does not keep it.
  var topPadding: CGFloat = 0

  /// Creates a boundary item at a corner or an edge.
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

  /// Creates a boundary item at a corner or an edge, with an offset in points.
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

/// A decoration view behind a section, which the layout provides.
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind for which the layout has registered a class.
  public let elementKind: String
  /// The drawing order; views with larger values are in front.
  public var zIndex = 0

  init(elementKind: String) {
    self.elementKind = elementKind
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
    super.init(layoutSize: whole, supplementaryItems: [])
  }

  /// Creates a decoration behind the whole section, including its headers and footers.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}

/// A corner or an edge of a rectangle.
public enum NSRectAlignment: Int, Sendable, Hashable {
  /// The center of the rectangle.
  case none = 0
  /// The middle of the top edge.
  case top = 1
  /// The top corner at the leading edge.
  case topLeading = 2
  /// The middle of the leading edge.
  case leading = 3
  /// The bottom corner at the leading edge.
  case bottomLeading = 4
  /// The middle of the bottom edge.
  case bottom = 5
  /// The bottom corner at the trailing edge.
  case bottomTrailing = 6
  /// The middle of the trailing edge.
  case trailing = 7
  /// The top corner at the trailing edge.
  case topTrailing = 8
}
