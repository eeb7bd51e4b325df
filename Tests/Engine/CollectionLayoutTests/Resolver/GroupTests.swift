import CollectionLayout
import Foundation
internal import LayoutTree
import Testing
import UIKitLayout
import ViewLayout

/// Tests the contents of groups against frames computed by hand.
struct GroupTests {
  @Test func `a fifth item of fractionalWidth 0.25 starts a new row`() {
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

  @Test func `a partially filled group keeps the space after its last item`() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(100)),
      subitems: [NSCollectionLayoutItem(.fractionalWidth(1), .absolute(30))]
    )
    group.interItemSpacing = .fixed(10)
    let resolver = CollectionLayoutResolver(NSCollectionLayoutSection(group: group), items: [5])
    // Two items per group, which ends 30 points after the second one: the last group has a length
    // of 30 + 30.
    #expect(resolver.contentSize == CGSize(width: 320, height: 260))
  }
}

/// Tests custom groups, whose frames are computed by a closure.
struct CustomGroupTests {
  /// Returns a section of two items with half the group's width, the second 10 points lower and in
  /// front.
  private func section(
    insets: NSDirectionalEdgeInsets = .zero,
    log: @escaping (CGSize) -> Void = { _ in }
  ) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.5), .absolute(60))
    ) { environment in
      let size = environment.container.contentSize
      log(size)
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 20, height: 30)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: size.width / 2, y: 10, width: 20, height: 30),
          zIndex: 7
        ),
      ]
    }
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = insets
    return section
  }

  @Test func `custom item frames are relative to each repeated group's origin`() {
    let resolver = CollectionLayoutResolver(section(), items: [4])
    #expect(
      resolver.cellFrames(count: 4) == ["0 0 20 30", "80 10 20 30", "0 60 20 30", "80 70 20 30"]
    )
    #expect(resolver.contentSize == CGSize(width: 320, height: 120))
    #expect(resolver.cell(section: 0, item: 3)?.zIndex == 7)
  }

  @Test func `a custom group provider is called once, with a size that ignores insets`() {
    var sizes: [CGSize] = []
    let insets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    let resolver = CollectionLayoutResolver(
      section(insets: insets, log: { sizes.append($0) }),
      items: [100]
    )
    // The width is half of 320, although the section has only 280 points.
    #expect(sizes == [CGSize(width: 160, height: 60)])
    #expect(resolver.cellFrames(count: 2) == ["20 0 20 30", "100 10 20 30"])
  }

  @Test func `a partially filled custom group keeps the space after its last item`() {
    // A full group ends at 40, 20 points after the second item; the first item ends at 30.
    let resolver = CollectionLayoutResolver(section(), items: [3])
    #expect(resolver.contentSize.height == 110)
  }

  @Test func `a custom group without items has no cells and no height`() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(60))
    ) { _ in [] }
    let resolver = CollectionLayoutResolver(NSCollectionLayoutSection(group: group), items: [3])
    #expect(resolver.contentSize.height == 0)
    #expect(resolver.cell(section: 0, item: 0) == nil)
  }
}

/// Tests items with the dimension `uniformAcrossSiblings`.
struct UniformSiblingsTests {
  /// Returns a layout of rows with two items each, whose content has the given heights.
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

  @Test func `uniformAcrossSiblings gives the items of a row the largest height`() {
    #expect(
      resolver([20, 50, 40, 10]).cellFrames(count: 4) == [
        "0 0 160 50", "160 0 160 50", "0 50 160 40", "160 50 160 40",
      ]
    )
  }

  @Test func `uniformAcrossSiblings ignores the heights of other rows`() {
    #expect(resolver([20, 50, 35]).cellFrames(count: 3)[2] == "0 50 160 35")
  }

  @Test func `uniformAcrossSiblings lowers the height of a row when its largest item shrinks`() {
    var height: CGFloat?
    let resolver = resolver([60, 50], change: { height })
    #expect(resolver.cellFrames(count: 2) == ["0 0 160 60", "160 0 160 60"])
    height = 10
    resolver.invalidateSize(of: .cell(section: 0, item: 0))
    #expect(resolver.cellFrames(count: 2) == ["0 0 160 50", "160 0 160 50"])
  }

  @Test func `uniformAcrossSiblings gives unmeasured items the largest estimate of their group`() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(.absolute(100), .absolute(200)),
      subitems: [
        NSCollectionLayoutItem(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 30)),
        NSCollectionLayoutItem(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 50)),
      ]
    )
    // R-COL-25 applies to estimates too: both items have the larger one.
    let resolver = CollectionLayoutResolver(NSCollectionLayoutSection(group: group), items: [2])
    #expect(resolver.cellFrames(count: 2) == ["0 0 100 50", "0 50 100 50"])
  }
}
