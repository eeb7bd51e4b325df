import CollectionLayout
import Foundation
import UIKitLayout
import ViewLayout

enum CollectionSectionCoverage: CoverageSection {
  nonisolated static let title = "Collection layouts: groups and sections"
  nonisolated static let file = #filePath
  nonisolated static let isMeasured = false

  static func list(_ list: inout CoverageList) {
    listGroups(&list)
    listCustomGroups(&list)
    listSections(&list)
    listBehaviours(&list)
    listAround(&list)
    listVisibleItems(&list)
    list.lacks(
      "NSCollectionLayoutSection.orthogonalScrollingProperties",
      because: "how a scroll slows down and bounces is not laid out"
    )
    list.lacks(
      "NSCollectionLayoutGroup.visualDescription()",
      because: "`plumb explain` shows every frame"
    )
  }

  private static let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1),
    heightDimension: .absolute(40)
  )
  private static var item: NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: size) }
  private static var group: NSCollectionLayoutGroup {
    .horizontal(layoutSize: size, subitems: [item])
  }

  private static func listGroups(_ list: inout CoverageList) {
    list.has("NSCollectionLayoutGroup.horizontal(layoutSize:subitems:)") {
      NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    }
    list.has("NSCollectionLayoutGroup.vertical(layoutSize:subitems:)") {
      NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
    }
    list.has("NSCollectionLayoutGroup.horizontal(layoutSize:subitem:count:)") {
      NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: 2)
    }
    list.has("NSCollectionLayoutGroup.vertical(layoutSize:subitem:count:)") {
      NSCollectionLayoutGroup.vertical(layoutSize: size, subitem: item, count: 2)
    }
    list.has("NSCollectionLayoutGroup.horizontal(layoutSize:repeatingSubitem:count:)") {
      NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: item, count: 2)
    }
    list.has("NSCollectionLayoutGroup.vertical(layoutSize:repeatingSubitem:count:)") {
      NSCollectionLayoutGroup.vertical(layoutSize: size, repeatingSubitem: item, count: 2)
    }
    list.has("NSCollectionLayoutGroup.interItemSpacing, supplementaryItems, subitems") {
      let group = group
      group.interItemSpacing = .fixed(1)
      group.supplementaryItems = []
      return group.subitems
    }
  }

  private static func listCustomGroups(_ list: inout CoverageList) {
    list.has("NSCollectionLayoutGroup.custom(layoutSize:itemProvider:)") {
      NSCollectionLayoutGroup.custom(layoutSize: size, itemProvider: { _ in [] })
    }
    list.has("NSCollectionLayoutGroupCustomItemProvider") {
      let provider: NSCollectionLayoutGroupCustomItemProvider = { _ in [] }
      return provider
    }
    list.has("NSCollectionLayoutGroupCustomItem(frame:)") {
      NSCollectionLayoutGroupCustomItem(frame: .zero)
    }
    list.has("NSCollectionLayoutGroupCustomItem(frame:zIndex:)") {
      NSCollectionLayoutGroupCustomItem(frame: .zero, zIndex: 1)
    }
    list.has("NSCollectionLayoutGroupCustomItem.copy(with:)") {
      NSCollectionLayoutGroupCustomItem(frame: .zero).copy(with: nil)
    }
    list.has("NSCollectionLayoutGroupCustomItem.frame, zIndex") {
      let place = NSCollectionLayoutGroupCustomItem(frame: .zero)
      return (place.frame, place.zIndex)
    }
  }

  private static func listSections(_ list: inout CoverageList) {
    list.has("NSCollectionLayoutSection(group:)") { NSCollectionLayoutSection(group: group) }
    list.has("NSCollectionLayoutSection.copy(with:)") {
      NSCollectionLayoutSection(group: group).copy(with: nil)
    }
    list.has("NSCollectionLayoutSection.contentInsets, contentInsetsReference, interGroupSpacing") {
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = .zero
      section.contentInsetsReference = .none
      section.interGroupSpacing = 1
      return section
    }
    list.has("NSCollectionLayoutSection.boundarySupplementaryItems, decorationItems") {
      let section = NSCollectionLayoutSection(group: group)
      section.boundarySupplementaryItems = []
      section.decorationItems = []
      return section
    }
    list.has(
      "NSCollectionLayoutSection.supplementariesFollowContentInsets, supplementaryContentInsetsReference"
    ) {
      let section = NSCollectionLayoutSection(group: group)
      section.supplementariesFollowContentInsets = false
      section.supplementaryContentInsetsReference = .layoutMargins
      return section
    }
  }

  private static func listBehaviours(_ list: inout CoverageList) {
    list.has("NSCollectionLayoutSection.orthogonalScrollingBehavior") {
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPaging
      return section
    }
    list.has(
      "UICollectionLayoutSectionOrthogonalScrollingBehavior.none, continuous, continuousGroupLeadingBoundary"
    ) {
      [
        UICollectionLayoutSectionOrthogonalScrollingBehavior.none, .continuous,
        .continuousGroupLeadingBoundary,
      ]
    }
    list.has(
      "UICollectionLayoutSectionOrthogonalScrollingBehavior.paging, groupPaging, groupPagingCentered"
    ) {
      [
        UICollectionLayoutSectionOrthogonalScrollingBehavior.paging, .groupPaging,
        .groupPagingCentered,
      ]
    }
    list.has("UIContentInsetsReference.automatic, none, safeArea, layoutMargins, readableContent") {
      [UIContentInsetsReference.automatic, .none, .safeArea, .layoutMargins, .readableContent]
    }
  }

  private static func listAround(_ list: inout CoverageList) {
    list.has(
      "NSCollectionLayoutBoundarySupplementaryItem(layoutSize:elementKind:alignment:)"
    ) {
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size,
        elementKind: "header",
        alignment: .top
      )
    }
    list.has(
      "NSCollectionLayoutBoundarySupplementaryItem(layoutSize:elementKind:alignment:absoluteOffset:)"
    ) {
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size,
        elementKind: "header",
        alignment: .top,
        absoluteOffset: .zero
      )
    }
    list.has(
      "NSCollectionLayoutBoundarySupplementaryItem.alignment, offset, extendsBoundary, pinToVisibleBounds"
    ) {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size,
        elementKind: "header",
        alignment: .top
      )
      header.extendsBoundary = false
      header.pinToVisibleBounds = true
      return (header.alignment, header.offset)
    }
    list.has("NSCollectionLayoutDecorationItem.background(elementKind:)") {
      NSCollectionLayoutDecorationItem.background(elementKind: "background")
    }
    list.has("NSCollectionLayoutDecorationItem.elementKind, zIndex") {
      let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
      background.zIndex = -1
      return background.elementKind
    }
  }

  private static func listVisibleItems(_ list: inout CoverageList) {
    list.has("NSCollectionLayoutSection.visibleItemsInvalidationHandler") {
      let section = NSCollectionLayoutSection(group: group)
      section.visibleItemsInvalidationHandler = { _, _, _ in }
      return section
    }
    list.has("NSCollectionLayoutSectionVisibleItemsInvalidationHandler") {
      let handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler = { _, _, _ in }
      return handler
    }
    list.has("NSCollectionLayoutVisibleItem.alpha, zIndex, isHidden, center, transform") {
      { (item: any NSCollectionLayoutVisibleItem) in
        (item.alpha, item.zIndex, item.isHidden) = (1, 0, false)
        (item.center, item.transform) = (.zero, .identity)
      }
    }
    list.has("NSCollectionLayoutVisibleItem.name, indexPath, frame, bounds") {
      { (item: any NSCollectionLayoutVisibleItem) in
        (item.name, item.indexPath, item.frame, item.bounds)
      }
    }
    list.has("NSCollectionLayoutVisibleItem.representedElementCategory, representedElementKind") {
      { (item: any NSCollectionLayoutVisibleItem) in
        (item.representedElementCategory, item.representedElementKind)
      }
    }
  }
}
