import CollectionLayout
import Foundation
import Testing
import UIKitLayout
import ViewLayout

/// Tests the items that a visible-items handler receives, and the effect of its changes.
struct VisibleItemTests {
  private typealias Handler = NSCollectionLayoutSectionVisibleItemsInvalidationHandler

  /// Returns an orthogonal section of 100 × 50 cards with a spacing of 20, each with a badge, below
  /// a header of 30.
  private func resolver(
    isRightToLeft: Bool = false,
    handler: @escaping Handler
  ) -> CollectionLayoutResolver {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(.absolute(10), .absolute(10)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .leading])
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.absolute(100), .absolute(50)),
      subitems: [
        NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1)),
          supplementaryItems: [badge]
        )
      ]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 20
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(30)),
        elementKind: "header",
        alignment: .top
      )
    ]
    section.visibleItemsInvalidationHandler = handler
    let surroundings = CollectionSurroundings(
      size: CGSize(width: 320, height: 480),
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight
    )
    return CollectionLayoutResolver(section, items: [8], in: surroundings)
  }

  @Test func `visibleItemsInvalidationHandler receives cells before headers and badges`() {
    var names: [String] = []
    _ = resolver { items, _, _ in
      names = items.map { "\($0.name) \($0.indexPath.item)" }
    }
    #expect(
      names == [" 0", " 1", " 2", "header 0", "badge 0", "badge 1", "badge 2"]
    )
  }

  @Test(arguments: [false, true])
  func `visibleItemsInvalidationHandler receives frames without the scroll offset`(
    isRightToLeft: Bool
  ) {
    var seen: [[String]] = []
    let resolver = resolver(isRightToLeft: isRightToLeft) { items, offset, _ in
      seen.append(
        items.filter { $0.indexPath.item == 1 || $0.representedElementKind == "header" }
          .map { "\($0.name) \($0.frame.text) at \(offset.x)" }
      )
    }
    resolver.scroll(section: 0, to: 60)
    // Right to left, the second card's 120…220 becomes 100…200, with the badge at its other end.
    let places =
      isRightToLeft ? ["100 30 100 50", "190 30 10 10"] : ["120 30 100 50", "120 30 10 10"]
    let expected = ["0.0", "60.0"].map { offset in
      [
        " \(places[0]) at \(offset)", "header 0 0 320 30 at \(offset)",
        "badge \(places[1]) at \(offset)",
      ]
    }
    #expect(seen == expected)
  }

  @Test func `a center that visibleItemsInvalidationHandler sets scrolls with the section`() {
    var isFirst = true
    let resolver = resolver { items, _, _ in
      if isFirst { items[1].center = CGPoint(x: 170, y: 100) }
      isFirst = false
    }
    #expect(
      resolver.cell(section: 0, item: 1)?.frame == CGRect(x: 120, y: 75, width: 100, height: 50)
    )
    resolver.scroll(section: 0, to: 60)
    #expect(
      resolver.cell(section: 0, item: 1)?.frame == CGRect(x: 60, y: 75, width: 100, height: 50)
    )
  }

  @Test func `transform, alpha and isHidden set by the handler are kept after scrolling`() throws {
    var isFirst = true
    let resolver = resolver { items, _, _ in
      guard isFirst else { return }
      isFirst = false
      items[0].transform = CGAffineTransform(scaleX: 2, y: 0.5)
      (items[0].alpha, items[0].isHidden, items[0].zIndex) = (0.5, true, 9)
    }
    resolver.scroll(section: 0, to: 60)
    let card = try #require(resolver.cell(section: 0, item: 0))
    #expect(card.frame == CGRect(x: -60 - 50, y: 30 + 12.5, width: 200, height: 25))
    #expect(card.alpha == 0.5)
    #expect(card.isHidden)
    #expect(card.zIndex == 9)
  }
}
