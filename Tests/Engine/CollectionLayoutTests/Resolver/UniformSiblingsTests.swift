import CollectionLayout
import Foundation
import Testing
import ViewLayout

/// Items that are as long as the largest of their group.
struct UniformSiblingsTests {
  /// Rows of two, whose content takes the heights.
  private func resolver(
    _ heights: [CGFloat],
    change: @escaping () -> CGFloat? = { nil }
  ) -> CollectionLayoutResolver {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .estimated(30)),
      subitems: [
        NSCollectionLayoutItem(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 30))
      ]
    )
    return CollectionLayoutResolver(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      itemCounts: [heights.count],
      in: CollectionSurroundings(size: CGSize(width: 320, height: 480))
    ) { identity, _ in
      guard case .cell(_, let item) = identity else { return nil }
      return CGSize(width: 10, height: item == 0 ? change() ?? heights[0] : heights[item])
    }
  }

  @Test func `each row takes its own largest`() {
    #expect(
      resolver([20, 50, 40, 10]).cellFrames(count: 4) == [
        "0 0 160 50", "160 0 160 50", "0 50 160 40", "160 50 160 40",
      ]
    )
  }

  @Test func `a row that is not full takes the largest of those that are there`() {
    #expect(resolver([20, 50, 35]).cellFrames(count: 3)[2] == "0 50 160 35")
  }

  @Test func `siblings grow and shrink with the largest`() {
    var height: CGFloat?
    let resolver = resolver([60, 50], change: { height })
    #expect(resolver.cellFrames(count: 2) == ["0 0 160 60", "160 0 160 60"])
    height = 10
    resolver.invalidateSize(of: .cell(section: 0, item: 0))
    #expect(resolver.cellFrames(count: 2) == ["0 0 160 50", "160 0 160 50"])
  }

  @Test func `before anything is measured, all take the estimate`() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(.absolute(100), .absolute(200)),
      subitems: [
        NSCollectionLayoutItem(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 30)),
        NSCollectionLayoutItem(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 50)),
      ]
    )
    // R-COL-25 holds for estimates too: both take the larger.
    let resolver = CollectionLayoutResolver(NSCollectionLayoutSection(group: group), items: [2])
    #expect(resolver.cellFrames(count: 2) == ["0 0 100 50", "0 50 100 50"])
  }
}
