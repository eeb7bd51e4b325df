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

/// A view of the layout's own, behind a section.
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind that the layout has a class for.
  public let elementKind: String
  /// How far in front it is drawn.
  public var zIndex = 0

  init(elementKind: String) {
    self.elementKind = elementKind
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
    super.init(layoutSize: whole, supplementaryItems: [])
  }

  /// A view behind the whole section, with its headers and footers.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}

/// A corner or an edge of a rectangle.
public enum NSRectAlignment: Int, Sendable, Hashable {
  /// Neither: the middle.
  case none = 0
  /// The middle of the upper edge.
  case top = 1
  /// The upper corner where reading begins.
  case topLeading = 2
  /// The middle of the edge where reading begins.
  case leading = 3
  /// The lower corner where reading begins.
  case bottomLeading = 4
  /// The middle of the lower edge.
  case bottom = 5
  /// The lower corner where reading ends.
  case bottomTrailing = 6
  /// The middle of the edge where reading ends.
  case trailing = 7
  /// The upper corner where reading ends.
  case topTrailing = 8
}
