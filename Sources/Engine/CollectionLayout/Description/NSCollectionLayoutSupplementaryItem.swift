public import Foundation
public import UIKitLayout

/// A view that hangs on an item or on a group: a badge.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind that the data source is asked for.
  public let elementKind: String
  /// The point of what it hangs on.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// Its own point that lies there; `nil` for the one at the same edges.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// How far in front it is drawn.
  public var zIndex = 1

  /// Makes a view that hangs on a point, by the same point of its own.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize,
      elementKind: elementKind,
      containerAnchor: containerAnchor,
      anchor: nil
    )
  }

  /// Makes a view that hangs on a point by a point of its own.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize,
      elementKind: elementKind,
      containerAnchor: containerAnchor,
      anchor: itemAnchor
    )
  }

  init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor,
    anchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    itemAnchor = anchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }
}

/// A point of a rectangle: the edges that it lies on, and how far from there.
public final class NSCollectionLayoutAnchor: NSObject {
  /// The edges that the point lies on; the middle along an axis of which neither edge is named.
  public let edges: NSDirectionalRectEdge
  /// How far the anchored element is moved: in points, or in units of its own size.
  public let offset: CGPoint
  /// Whether the offset is in points.
  public let isAbsoluteOffset: Bool

  /// Makes an anchor at edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  /// Makes an anchor at edges, moved by points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isAbsoluteOffset = true
  }

  /// Makes an anchor at edges, moved in units of the anchored element's size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isAbsoluteOffset = false
  }

  /// Whether the offset is in units of the anchored element's size.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }
}

extension NSCollectionLayoutAnchor: NSCopying {
  /// The same object: nothing of it changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
