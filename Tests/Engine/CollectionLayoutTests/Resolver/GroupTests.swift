import CollectionLayout
import Foundation
import Testing

/// What a group holds, and where: numbers that were worked out by hand.
struct GroupTests {
  @Test func `a fifth quarter begins a new row`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(10)),
      subitems: [NSCollectionLayoutItem(.fractionalWidth(0.25), .fractionalHeight(1))]
    )
    let resolver = CollectionLayoutResolver(NSCollectionLayoutSection(group: group), items: [5])
    #expect(
      resolver.cellFrames(count: 5) == [
        "0 0 80 10", "80 0 80 10", "160 0 80 10", "240 0 80 10", "0 10 80 10",
      ]
    )
    #expect(resolver.contentSize == CGSize(width: 320, height: 20))
  }

  @Test func `a column that is not full ends as far behind its last item as a full one`() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(100)),
      subitems: [NSCollectionLayoutItem(.fractionalWidth(1), .absolute(30))]
    )
    group.interItemSpacing = .fixed(10)
    let resolver = CollectionLayoutResolver(NSCollectionLayoutSection(group: group), items: [5])
    // Two to a group, 30 left behind the second: the last group is 30 + 30 long.
    #expect(resolver.contentSize == CGSize(width: 320, height: 260))
  }
}
