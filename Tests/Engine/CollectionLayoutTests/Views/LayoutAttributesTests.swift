import CollectionLayout
import Foundation
import Testing
import UIKitLayout
import ViewLayout

/// Tests the layout attributes that a layout returns.
struct LayoutAttributesTests {
  private let layout: UICollectionViewCompositionalLayout

  /// Creates rows of 40 with a badge each, a header of 30, a background, and a layout header of 50.
  init() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(.absolute(10), .absolute(10)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing])
    )
    let row = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(40))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: row,
      subitems: [NSCollectionLayoutItem(layoutSize: row, supplementaryItems: [badge])]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [Self.bar("header", 30)]
    section.decorationItems = [.background(elementKind: "background")]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [Self.bar("title", 50)]
    layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  }

  private static func bar(
    _ kind: String,
    _ height: CGFloat
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(height)),
      elementKind: kind,
      alignment: .top
    )
  }

  private func show() -> CollectionLayoutResolver {
    CollectionLayoutResolver(
      layout,
      itemCounts: [2, 1],
      in: CollectionSurroundings(size: CGSize(width: 320, height: 480))
    )
  }

  @Test func `a layout without a collection view returns no attributes`() {
    let path = IndexPath(item: 0, section: 0)
    #expect(layout.collectionViewContentSize == .zero)
    #expect(layout.layoutAttributesForElements(in: .infinite) == nil)
    #expect(layout.layoutAttributesForItem(at: path) == nil)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "header", at: path) == nil)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "background", at: path) == nil)
  }

  @Test func `layout attributes have the frame, zIndex and category of their element`() throws {
    try withExtendedLifetime(show()) {
      let first = IndexPath(item: 0, section: 1)
      // 50 for the layout header, 110 for the first section, and 30 for the header.
      let cell = try #require(layout.layoutAttributesForItem(at: first))
      #expect(cell.frame == CGRect(x: 0, y: 190, width: 320, height: 40))
      #expect(cell.zIndex == 1)
      #expect(cell.representedElementCategory == .cell)
      #expect(cell.representedElementKind == nil)
      let header = layout.layoutAttributesForSupplementaryView(ofKind: "header", at: first)
      #expect(header?.frame == CGRect(x: 0, y: 160, width: 320, height: 30))
      let badge = layout.layoutAttributesForSupplementaryView(
        ofKind: "badge",
        at: IndexPath(item: 1, section: 0)
      )
      #expect(badge?.frame == CGRect(x: 310, y: 120, width: 10, height: 10))
      let background = layout.layoutAttributesForDecorationView(ofKind: "background", at: first)
      #expect(background?.frame == CGRect(x: 0, y: 160, width: 320, height: 70))
      #expect(background?.representedElementCategory == .decorationView)
      #expect(layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 1)) == nil)
      #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 2)) == nil)
    }
  }

  @Test func `a supplementary view of the whole layout has the index path item Int.max`() {
    withExtendedLifetime(show()) {
      let title = layout.layoutAttributesForSupplementaryView(
        ofKind: "title",
        at: IndexPath(item: .max, section: 0)
      )
      #expect(title?.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
      #expect(title?.indexPath == IndexPath(item: .max, section: 0))
    }
  }

  @Test func `layoutAttributesForElements returns the elements in a rectangle`() {
    withExtendedLifetime(show()) {
      #expect(layout.collectionViewContentSize == CGSize(width: 320, height: 230))
      let found = layout.layoutAttributesForElements(
        in: CGRect(x: 0, y: 185, width: 320, height: 10)
      )
      #expect(
        found?.map { $0.representedElementKind ?? "cell" } == [
          "background", "header", "cell", "badge",
        ]
      )
      #expect(found?.map(\.indexPath.section) == [1, 1, 1, 1])
    }
  }

  @Test func `the frame of layout attributes is the bounds' transformed bounding box`() throws {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(attributes.center == CGPoint(x: 60, y: 45))
    attributes.transform = CGAffineTransform(scaleX: 0.5, y: 2)
    #expect(attributes.frame == CGRect(x: 35, y: -5, width: 50, height: 100))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    #expect(copy.frame == attributes.frame)
    attributes.alpha = 0
    #expect(copy.alpha == 1)
  }
}
