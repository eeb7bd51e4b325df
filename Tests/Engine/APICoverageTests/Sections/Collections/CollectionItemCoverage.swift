import CollectionLayout
import Foundation
import UIKitLayout
import ViewLayout

enum CollectionItemCoverage: CoverageSection {
  nonisolated static let title = "Collection layouts: dimensions and items"
  nonisolated static let file = #filePath
  nonisolated static let isMeasured = false

  static func list(_ list: inout CoverageList) {
    listDimensions(&list)
    listSpacings(&list)
    listEdges(&list)
    listItems(&list)
    listAnchors(&list)
    listCopies(&list)
  }

  private static let whole = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1),
    heightDimension: .absolute(40)
  )

  private static func listDimensions(_ list: inout CoverageList) {
    list.has(
      "NSCollectionLayoutDimension.fractionalWidth(_:), fractionalHeight(_:), absolute(_:), estimated(_:)"
    ) {
      [
        NSCollectionLayoutDimension.fractionalWidth(1), .fractionalHeight(1), .absolute(1),
        .estimated(1),
      ]
    }
    list.has("NSCollectionLayoutDimension.uniformAcrossSiblings(estimate:)") {
      NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 1)
    }
    list.has(
      "NSCollectionLayoutDimension.isFractionalWidth, isFractionalHeight, isAbsolute, isEstimated"
    ) {
      let dimension = NSCollectionLayoutDimension.absolute(1)
      return [
        dimension.isFractionalWidth, dimension.isFractionalHeight, dimension.isAbsolute,
        dimension.isEstimated,
      ]
    }
    list.has("NSCollectionLayoutDimension.isUniformAcrossSiblings, dimension") {
      let length = NSCollectionLayoutDimension.absolute(1)
      return length.isUniformAcrossSiblings ? 0 : length.dimension
    }
    list.has("NSCollectionLayoutSize(widthDimension:heightDimension:)") {
      NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(1))
    }
    list.has("NSCollectionLayoutSize.widthDimension, heightDimension") {
      [whole.widthDimension, whole.heightDimension]
    }
  }

  private static func listSpacings(_ list: inout CoverageList) {
    list.has("NSCollectionLayoutSpacing.fixed(_:), flexible(_:)") {
      [NSCollectionLayoutSpacing.fixed(1), .flexible(1)]
    }
    list.has("NSCollectionLayoutSpacing.spacing, isFixedSpacing, isFlexibleSpacing") {
      let room = NSCollectionLayoutSpacing.fixed(1)
      return room.isFixedSpacing && !room.isFlexibleSpacing ? room.spacing : 0
    }
    list.has("NSCollectionLayoutEdgeSpacing(leading:top:trailing:bottom:)") {
      NSCollectionLayoutEdgeSpacing(leading: nil, top: .fixed(1), trailing: nil, bottom: nil)
    }
    list.has("NSCollectionLayoutEdgeSpacing.leading, top, trailing, bottom") {
      let edges = NSCollectionLayoutEdgeSpacing(leading: nil, top: nil, trailing: nil, bottom: nil)
      return [edges.leading, edges.top, edges.trailing, edges.bottom]
    }
  }

  private static func listEdges(_ list: inout CoverageList) {
    list.has("NSDirectionalEdgeInsets(top:leading:bottom:trailing:)") {
      NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    }
    list.has("NSDirectionalEdgeInsets.zero, top, leading, bottom, trailing") {
      let insets = NSDirectionalEdgeInsets.zero
      return [insets.top, insets.leading, insets.bottom, insets.trailing]
    }
    list.has("NSDirectionalRectEdge(rawValue:), NSDirectionalRectEdge.rawValue") {
      NSDirectionalRectEdge(rawValue: 1).rawValue
    }
    list.has("NSDirectionalRectEdge.top, leading, bottom, trailing, all") {
      [NSDirectionalRectEdge.top, .leading, .bottom, .trailing, .all]
    }
    list.has("NSRectAlignment.none, top, topLeading, leading, bottomLeading") {
      [NSRectAlignment.none, .top, .topLeading, .leading, .bottomLeading]
    }
    list.has("NSRectAlignment.bottom, bottomTrailing, trailing, topTrailing") {
      [NSRectAlignment.bottom, .bottomTrailing, .trailing, .topTrailing]
    }
  }

  private static func listItems(_ list: inout CoverageList) {
    list.has("NSCollectionLayoutItem(layoutSize:)") { NSCollectionLayoutItem(layoutSize: whole) }
    list.has("NSCollectionLayoutItem(layoutSize:supplementaryItems:)") {
      NSCollectionLayoutItem(layoutSize: whole, supplementaryItems: [])
    }
    list.has("NSCollectionLayoutItem.contentInsets, edgeSpacing") {
      let item = NSCollectionLayoutItem(layoutSize: whole)
      item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
      item.edgeSpacing = nil
      return item
    }
    list.has("NSCollectionLayoutItem.layoutSize, supplementaryItems") {
      let item = NSCollectionLayoutItem(layoutSize: whole)
      return (item.layoutSize, item.supplementaryItems)
    }
  }

  private static func listAnchors(_ list: inout CoverageList) {
    list.has("NSCollectionLayoutAnchor(edges:)") {
      NSCollectionLayoutAnchor(edges: [.top, .trailing])
    }
    list.has("NSCollectionLayoutAnchor(edges:absoluteOffset:)") {
      NSCollectionLayoutAnchor(edges: .top, absoluteOffset: CGPoint(x: 1, y: 1))
    }
    list.has("NSCollectionLayoutAnchor(edges:fractionalOffset:)") {
      NSCollectionLayoutAnchor(edges: .top, fractionalOffset: CGPoint(x: 0.5, y: 0.5))
    }
    list.has("NSCollectionLayoutAnchor.edges, offset, isAbsoluteOffset, isFractionalOffset") {
      let anchor = NSCollectionLayoutAnchor(edges: .top)
      return (anchor.edges, anchor.offset, anchor.isAbsoluteOffset, anchor.isFractionalOffset)
    }
    list.has("NSCollectionLayoutSupplementaryItem(layoutSize:elementKind:containerAnchor:)") {
      NSCollectionLayoutSupplementaryItem(
        layoutSize: whole,
        elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(edges: .top)
      )
    }
    list.has(
      "NSCollectionLayoutSupplementaryItem(layoutSize:elementKind:containerAnchor:itemAnchor:)"
    ) {
      NSCollectionLayoutSupplementaryItem(
        layoutSize: whole,
        elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(edges: .top),
        itemAnchor: NSCollectionLayoutAnchor(edges: .bottom)
      )
    }
    list.has(
      "NSCollectionLayoutSupplementaryItem.elementKind, containerAnchor, itemAnchor, zIndex"
    ) {
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: whole,
        elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(edges: .top)
      )
      badge.zIndex = 2
      return (badge.elementKind, badge.containerAnchor, badge.itemAnchor)
    }
  }

  private static func listCopies(_ list: inout CoverageList) {
    list.has("NSCollectionLayoutDimension.copy(with:)") {
      NSCollectionLayoutDimension.absolute(1).copy(with: nil)
    }
    list.has("NSCollectionLayoutSize.copy(with:)") {
      NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(1)).copy(
        with: nil
      )
    }
    list.has("NSCollectionLayoutSpacing.copy(with:)") {
      NSCollectionLayoutSpacing.fixed(1).copy(with: nil)
    }
    list.has("NSCollectionLayoutEdgeSpacing.copy(with:)") {
      NSCollectionLayoutEdgeSpacing(leading: nil, top: nil, trailing: nil, bottom: nil)
        .copy(with: nil)
    }
    list.has("NSCollectionLayoutAnchor.copy(with:)") {
      NSCollectionLayoutAnchor(edges: .top).copy(with: nil)
    }
    list.has("NSCollectionLayoutItem.copy(with:)") {
      NSCollectionLayoutItem(layoutSize: whole).copy(with: nil)
    }
  }
}
