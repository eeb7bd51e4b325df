import CollectionLayout
import Foundation
internal import LayoutTree
import Testing
import ViewLayout

/// Tests when items are measured, and the effect on other frames.
struct MeasuringTests {
  /// The recorded heights of texts with one, two, one, three and one lines.
  private static let heights: [CGFloat] = [31, 50, 31, 69, 31]

  private let surroundings = CollectionSurroundings(
    size: CGSize(width: 320, height: 480),
    displayScale: 2
  )

  private func list(items: Int, heights: [CGFloat] = heights) -> CollectionLayoutResolver {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .estimated(44)),
      subitems: [NSCollectionLayoutItem(.fractionalWidth(1), .estimated(44))]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 3
    return CollectionLayoutResolver(
      UICollectionViewCompositionalLayout(section: section),
      itemCounts: [items],
      in: surroundings
    ) { identity, _ in
      guard case .cell(_, let item) = identity else { return nil }
      return CGSize(width: 320, height: heights[item % heights.count])
    }
  }

  @Test func `self-sizing cells are stacked by their measured heights`() {
    let resolver = list(items: 5)
    #expect(
      resolver.cellFrames(count: 5) == [
        "0 0 320 31", "0 34 320 50", "0 87 320 31", "0 121 320 69", "0 193 320 31",
      ]
    )
    #expect(resolver.contentSize.height == 224)
  }

  /// Recorded: 60 items have a content height of 2788 at the top, and of 2778 after scrolling
  /// to 500.
  @Test func `only visible self-sizing cells are measured`() {
    let resolver = list(items: 60)
    #expect(resolver.contentSize.height == 2788)
    resolver.scrollOffset.y = 500
    #expect(resolver.contentSize.height == 2778)
    // The eleventh cell starts at 488, above the visible bounds, so its growth of 6 moves the
    // content offset.
    #expect(resolver.scrollOffset.y == 506)
  }

  @Test func `cells that measured cells push out of the viewport keep their estimates`() {
    // 480 points show eleven estimated rows of 44, but only five of 100 with a spacing of 3: 5 *
    // 100 + 55 * 44 + 59 * 3.
    let resolver = list(items: 60, heights: [100])
    #expect(resolver.contentSize.height == 3097)
  }

  @Test func `measuring cells above the visible ones keeps visible cells in place`() throws {
    let resolver = list(items: 60)
    resolver.scrollOffset.y = 1500
    let shown = try #require(resolver.elements(in: visible(resolver)).last)
    let place = shown.frame.origin.y - resolver.scrollOffset.y
    // Cells that become visible at the top are measured, and their growth moves the content offset.
    resolver.scrollOffset.y -= 40
    let moved = try #require(resolver.element(shown.identity))
    #expect(abs(moved.frame.origin.y - resolver.scrollOffset.y - (place + 40)) < 0.001)
  }

  private func visible(_ resolver: CollectionLayoutResolver) -> CGRect {
    CGRect(origin: resolver.scrollOffset, size: surroundings.size)
  }

  @Test func `a measured size is cached until the width changes`() {
    var measurements = 0
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .estimated(44)),
        subitems: [NSCollectionLayoutItem(.fractionalWidth(1), .estimated(44))]
      )
    )
    let resolver = CollectionLayoutResolver(
      UICollectionViewCompositionalLayout(section: section),
      itemCounts: [3],
      in: surroundings
    ) { _, proposal in
      measurements += 1
      return CGSize(width: 0, height: 10_000 / (proposal.width ?? 1))
    }
    #expect(measurements == 3)
    resolver.scrollOffset.y = 10
    resolver.scrollOffset.y = 0
    #expect(measurements == 3)
    resolver.surroundings.size.width = 400
    #expect(measurements == 6)
    #expect(resolver.contentSize.height == 75)
  }

  @Test func `invalidateSize measures the content of a cell again`() {
    var height: CGFloat = 20
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .estimated(44)),
        subitems: [NSCollectionLayoutItem(.fractionalWidth(1), .estimated(44))]
      )
    )
    let resolver = CollectionLayoutResolver(
      UICollectionViewCompositionalLayout(section: section),
      itemCounts: [3],
      in: surroundings
    ) { _, _ in CGSize(width: 0, height: height) }
    height = 90
    resolver.invalidateSize(of: .cell(section: 0, item: 1))
    #expect(
      resolver.cellFrames(count: 3) == ["0 0 320 20", "0 20 320 90", "0 110 320 20"]
    )
  }

  @Test func `cells of estimated width wrap by their measured widths`() {
    let widths: [CGFloat] = [50, 150, 90, 200, 300, 20]
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .estimated(20)),
      subitems: [NSCollectionLayoutItem(.estimated(100), .estimated(20))]
    )
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    let resolver = CollectionLayoutResolver(
      UICollectionViewCompositionalLayout(section: section),
      itemCounts: [6],
      in: surroundings
    ) { identity, _ in
      guard case .cell(_, let item) = identity else { return nil }
      return CGSize(width: widths[item], height: 20)
    }
    // The widths 50, 150 and 90 with two spacings of 10 are 310; 200 and 300 do not fit into one
    // line.
    #expect(
      resolver.cellFrames(count: 6) == [
        "0 0 50 20", "60 0 150 20", "220 0 90 20", "0 25 200 20", "0 50 300 20", "0 75 20 20",
      ]
    )
  }

  @Test func `a measured NaN height is reported and counts as 0`() {
    let resolver = list(items: 1, heights: [.nan])
    #expect(resolver.contentSize.height == 0)
    #expect(resolver.takeIssues().map(\.kind) == [.invalidDimension])
  }
}
