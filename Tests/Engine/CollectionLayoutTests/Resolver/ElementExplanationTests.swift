import CollectionLayout
import Foundation
import LayoutTree
import Testing
import UIKitLayout
import ViewLayout

/// Tests the explanations of headers, backgrounds and badges.
struct ElementExplanationTests {
  /// Six rows of 40 in insets of 10 and 20, with a pinned header of 30 offset by 7, a badge on each
  /// cell, and a background.
  private var resolver: CollectionLayoutResolver {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.1), .absolute(10)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing],
        fractionalOffset: CGPoint(x: 0.5, y: -0.5)
      )
    )
    let row = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(40))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: row,
      subitems: [NSCollectionLayoutItem(layoutSize: row, supplementaryItems: [badge])]
    )
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.5), .absolute(30)),
      elementKind: "header",
      alignment: .top,
      absoluteOffset: CGPoint(x: 0, y: 7)
    )
    header.pinToVisibleBounds = true
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    section.boundarySupplementaryItems = [header]
    section.decorationItems = [background]
    return CollectionLayoutResolver(section, items: [6])
  }

  private func chain(
    _ identity: CollectionElement.Identity,
    offset: CGFloat = 0
  ) -> [ResolvedNode] {
    let resolver = resolver
    resolver.scrollOffset.y = offset
    return Array(sequence(first: resolver.explanation(of: identity)) { $0?.children.first })
      .compactMap { $0 }
  }

  @Test func `the explanation of a header states its width, band, alignment and offset`() throws {
    let nodes = chain(.supplementary(kind: "header", section: 0, item: 0))
    #expect(nodes.map(\.name) == ["UICollectionView", "section", #"supplementary "header""#])
    let header = try #require(nodes.last)
    // The header has half of the 280 points between the insets; its band is 30 minus the offset
    // of 7.
    #expect(header.sizeReason.sentence.hasPrefix("width: 0.5 of the width of 280 is 140"))
    #expect(header.placeReason.rule == "R-COL-31")
    #expect(
      header.placeReason.sentence
        == "it is before the body of 260, in a band of 23"
    )
    #expect(
      header.placeReason.steps == [
        "(R-COL-34) cross axis: in the center of 280 after an inset of 20",
        "(R-COL-31) moved by 0 7",
      ]
    )
    #expect(header.frame == CGRect(x: 90, y: 0, width: 140, height: 30))
  }

  @Test func `the explanation of a pinned header states its position without pinning`() throws {
    let header = try #require(
      chain(.supplementary(kind: "header", section: 0, item: 0), offset: 100).last
    )
    #expect(
      header.placeReason.steps.last
        == "(R-COL-35) pinned: its position without pinning is 0, with pinning 100"
    )
  }

  @Test func `the explanation of a badge states its position relative to its cell`() throws {
    let nodes = chain(.supplementary(kind: "badge", section: 0, item: 2))
    #expect(
      nodes.map(\.name) == [
        "UICollectionView", "section", "group", "cell", #"supplementary "badge""#,
      ]
    )
    #expect(nodes[3].label == "0.2")
    let badge = try #require(nodes.last)
    // The width is a tenth of 280. The badge is 28 points from the trailing end, and half of its
    // width further.
    #expect(badge.sizeReason.sentence.hasPrefix("width: 0.1 of the width of 280 is 28"))
    #expect(
      badge.placeReason.sentence
        == "its top trailing corner is at the top trailing corner of its container: "
        + "266 -5 from the container's corner"
    )
    #expect(
      badge.placeReason.steps == [
        "(R-COL-23) an offset moves it by 0.5 -0.5 of its size 28x10: 14 -5",
        "(R-COL-38) it is number 2 of its kind in the section",
      ]
    )
  }

  @Test func `the explanation of a background states the section's size and the insets`() throws {
    let nodes = chain(.decoration(kind: "background", section: 0))
    #expect(nodes.map(\.name) == ["UICollectionView", "section", #"decoration "background""#])
    let background = try #require(nodes.last)
    // 23 points of the header's band, 10 of inset, six rows of 40, and 10 of inset.
    #expect(
      background.sizeReason.sentence
        == "the whole section with its headers and footers, 320x283"
    )
    #expect(background.sizeReason.steps == ["(R-COL-7) content insets reduce it to 314x279"])
    #expect(background.placeReason.sentence == "2 1 from the section's corner")
  }

  @Test func `elements that do not exist have no explanation`() {
    #expect(chain(.supplementary(kind: "header", section: 0, item: 1)).isEmpty)
    #expect(chain(.supplementary(kind: "badge", section: 0, item: 6)).isEmpty)
    #expect(chain(.decoration(kind: "header", section: 0)).isEmpty)
    #expect(chain(.layoutSupplementary(kind: "header", item: 0)).isEmpty)
    #expect(chain(.decoration(kind: "background", section: 1)).isEmpty)
    #expect(chain(.supplementary(kind: "header", section: 9, item: 0)).isEmpty)
  }
}

extension ResolvedNode {
  /// The reason of the node's size; empty if no explanation was requested.
  var sizeReason: LayoutReason { explanation?.sizeReason ?? LayoutReason("", "") }

  /// The reason of the node's position; empty if no explanation was requested.
  var placeReason: LayoutReason { explanation?.placeReason ?? LayoutReason("", "") }
}
