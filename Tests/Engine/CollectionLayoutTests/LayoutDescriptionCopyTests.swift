import CollectionLayout
import Foundation
import Testing
import UIKitLayout
import ViewLayout

/// Checks that copies of layout descriptions are equal, of the same class, and independent.
struct LayoutDescriptionCopyTests {
  private let size = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(40))

  @Test func `a copy of a layout size or spacing is the same object`() {
    #expect(size.copy() as? NSCollectionLayoutSize === size)
    let spacing = NSCollectionLayoutSpacing.fixed(1)
    #expect(spacing.copy() as? NSCollectionLayoutSpacing === spacing)
  }

  @Test func `a copy of a layout group keeps its items, insets and spacing`() throws {
    let item = NSCollectionLayoutItem(layoutSize: size)
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: 2)
    group.interItemSpacing = .fixed(10)
    group.contentInsets.leading = 20
    let copy = try #require(group.copy() as? NSCollectionLayoutGroup)
    group.interItemSpacing = nil
    let (one, two) = (
      CollectionLayoutResolver(NSCollectionLayoutSection(group: group), items: [2]),
      CollectionLayoutResolver(NSCollectionLayoutSection(group: copy), items: [2])
    )
    // 300 points in two columns, with and without a spacing of 10.
    #expect(one.cellFrames(count: 2) == ["22 1 144 36", "172 1 144 36"])
    #expect(two.cellFrames(count: 2) == ["22 1 139 36", "177 1 139 36"])
  }

  @Test func `a copy of a boundary item keeps its alignment, offset and pinning`() throws {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size,
      elementKind: "header",
      alignment: .bottom,
      absoluteOffset: CGPoint(x: 1, y: 2)
    )
    (header.extendsBoundary, header.pinToVisibleBounds, header.zIndex) = (false, true, 4)
    let copy = try #require(header.copy() as? NSCollectionLayoutBoundarySupplementaryItem)
    #expect(copy.elementKind == "header")
    #expect(copy.alignment == .bottom)
    #expect(copy.offset == CGPoint(x: 1, y: 2))
    #expect(!copy.extendsBoundary)
    #expect(copy.pinToVisibleBounds)
    #expect(copy.zIndex == 4)
  }

  @Test func `a copy of a badge or a background keeps its elementKind`() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size,
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: .top)
    )
    #expect((badge.copy() as? NSCollectionLayoutSupplementaryItem)?.elementKind == "badge")
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.zIndex = -1
    let copy = try #require(background.copy() as? NSCollectionLayoutDecorationItem)
    #expect(copy.elementKind == "background")
    #expect(copy.zIndex == -1)
  }

  @Test func `a copy of a section or a configuration keeps its properties`() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets.top = 5
    section.interGroupSpacing = 7
    section.orthogonalScrollingBehavior = .paging
    section.decorationItems = [.background(elementKind: "background")]
    let copy = try #require(section.copy() as? NSCollectionLayoutSection)
    section.contentInsets.top = 0
    #expect(copy.contentInsets.top == 5)
    #expect(copy.interGroupSpacing == 7)
    #expect(copy.orthogonalScrollingBehavior == .paging)
    #expect(copy.decorationItems.count == 1)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 3
    let other = try #require(
      configuration.copy() as? UICollectionViewCompositionalLayoutConfiguration
    )
    #expect(other.interSectionSpacing == 3)
  }
}
