public import Foundation
public import UIKitLayout

/// A view that is anchored to an item or a group, such as a badge.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that is placed at `containerAnchor`; `nil` for the view's point at the
  /// same edges.
  public let itemAnchor: NSCollectionLayoutAnchor?
  public var zIndex = 1

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

/// A point of a rectangle: the edges that it lies on, and an offset.
public final class NSCollectionLayoutAnchor: NSObject {
  /// The edges that the point lies on; along an axis without an edge it is in the middle.
  public let edges: NSDirectionalRectEdge
  /// The offset of the anchored element, in points or in multiples of its size.
  public let offset: CGPoint
  public let isAbsoluteOffset: Bool

  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isAbsoluteOffset = true
  }

  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isAbsoluteOffset = false
  }

  public var isFractionalOffset: Bool { !isAbsoluteOffset }
}

extension NSCollectionLayoutAnchor: NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
