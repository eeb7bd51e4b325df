import CollectionLayout
import Foundation
import LayoutTree
import Testing
import UIKitLayout
import ViewLayout

/// Tests the explanations from the collection view to a cell.
struct CellExplanationTests {
  private func chain(section: Int, item: Int) -> [ResolvedNode] {
    let cell = NSCollectionLayoutItem(.fractionalWidth(0.3), .fractionalHeight(1))
    cell.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .estimated(70)),
      subitems: [cell]
    )
    group.interItemSpacing = .flexible(10)
    let described = NSCollectionLayoutSection(group: group)
    described.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 8, bottom: 16, trailing: 8)
    described.interGroupSpacing = 4
    let surroundings = CollectionSurroundings(
      size: CGSize(width: 375, height: 812),
      displayScale: 3
    )
    let resolver = CollectionLayoutResolver(described, items: [3, 8], in: surroundings)
    var nodes: [ResolvedNode] = []
    var next = resolver.explanation(of: .cell(section: section, item: item))
    while let node = next {
      nodes.append(node)
      next = node.children.first
    }
    return nodes
  }

  @Test func `the explanation of a cell lists collection view, section, group and cell`() {
    let nodes = chain(section: 1, item: 4)
    #expect(nodes.map(\.name) == ["UICollectionView", "section", "group", "cell"])
    #expect(nodes.map(\.label) == [nil, "1", "1", "1.4"])
    // Three rows of 70 with a spacing of 4; each section has insets of 16.
    #expect(nodes[1].sizeReason.sentence == "16 of inset + 218 of groups + 16 of inset = 250")
    #expect(nodes[2].placeReason.sentence.hasPrefix("after 1 group with 4 between groups: 74 "))
  }

  @Test func `the reason of a fractional width states the fraction, base and rounding`() {
    // 359 minus two spacings of 10 is 339; 0.3 of that is 101.7, or 305 whole pixels.
    let size = chain(section: 1, item: 4)[3].sizeReason
    #expect(
      size.sentence.hasPrefix(
        "width: 0.3 of the width of 339 without the gaps (R-COL-3) is 101.667, rounded down to a pixel"
      )
    )
    #expect(size.steps == ["(R-COL-7) content insets reduce the width by 8 and the height by 0"])
  }

  @Test func `the reason of a position states the flexible interItemSpacing`() {
    // 359 minus three widths of 101.667 and two minimum spacings leaves 34: 17 for each.
    let place = chain(section: 1, item: 4)[3].placeReason
    #expect(
      place.sentence == "after 1 in its group with 27 between items: 128.667 0 from its corner"
    )
    #expect(place.steps == ["(R-COL-13) each flexible space is 17 larger than its minimum"])
  }

  @Test func `a cell index out of range has no explanation`() {
    #expect(chain(section: 1, item: 8).isEmpty)
    #expect(chain(section: 2, item: 0).isEmpty)
  }
}
