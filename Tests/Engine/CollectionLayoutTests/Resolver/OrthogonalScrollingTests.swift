import CollectionLayout
import Foundation
internal import LayoutTree
import Testing
import UIKitLayout

/// Tests sections with orthogonal scrolling against recorded offsets and derived ones.
struct OrthogonalScrollingTests {
  typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

  /// Returns eight groups of 100 with a spacing of 8 in a viewport of 310: the content length
  /// is 856.
  private func resolver(_ behavior: Behavior) -> CollectionLayoutResolver {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.absolute(100), .absolute(50)),
      subitems: [NSCollectionLayoutItem(.fractionalWidth(1), .fractionalHeight(1))]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
    section.interGroupSpacing = 8
    section.orthogonalScrollingBehavior = behavior
    return CollectionLayoutResolver(section, items: [8])
  }

  private static let recorded: [(Behavior, [CGFloat?])] = [
    (.none, Array(repeating: nil, count: 7)),
    (.continuous, [0, 40, 130, 200, 300, 400, 546]),
    (.continuousGroupLeadingBoundary, [0, 0, 108, 216, 324, 432, 546]),
    (.groupPaging, [0, 0, 108, 216, 324, 432, 546]),
    (.paging, [0, 0, 0, 310, 310, 310, 546]),
    (.groupPagingCentered, [3, 3, 111, 219, 327, 435, 651]),
  ]

  @Test(arguments: recorded)
  func `an orthogonal section rests at the offsets of its scrolling behavior`(
    behavior: Behavior,
    rests: [CGFloat?]
  ) {
    let resolver = resolver(behavior)
    let proposed: [CGFloat] = [0, 40, 130, 200, 300, 400, 700]
    #expect(proposed.map { resolver.restingOffset(ofSection: 0, for: $0) } == rests)
  }

  @Test(arguments: [
    (Behavior.groupPaging, CGFloat(0), true, CGFloat(108)),
    (.groupPaging, 432, true, 540), (.groupPaging, 540, true, 546), (.groupPaging, 546, true, 546),
    (.groupPaging, 546, false, 540), (.groupPaging, 0, false, 0),
    (.groupPagingCentered, 3, true, 111), (.groupPagingCentered, 651, true, 651),
    (.groupPagingCentered, 3, false, -105), (.groupPagingCentered, -105, false, -105),
    (.paging, 310, true, 546), (.paging, 310, false, 0),
    (.continuous, 100, true, 410),
  ])
  func `nextPage returns the next resting offset in the scroll direction`(
    behavior: Behavior,
    offset: CGFloat,
    isForward: Bool,
    rest: CGFloat
  ) {
    let resolver = resolver(behavior)
    #expect(resolver.nextPage(ofSection: 0, from: offset, isForward: isForward) == rest)
  }

  @Test func `scrolling an orthogonal section moves its cells but not the content size`() {
    let resolver = resolver(.continuous)
    resolver.scroll(section: 0, to: 130)
    #expect(resolver.cellFrames(count: 3) == ["-126 3 100 50", "-18 3 100 50", "90 3 100 50"])
    #expect(resolver.contentSize == CGSize(width: 320, height: 58))
  }

  @Test func `elements in a rectangle account for the orthogonal scroll offset`() {
    let resolver = resolver(.continuous)
    resolver.scroll(section: 0, to: 130)
    let found = resolver.elements(in: CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(found.map(\.identity) == (1...4).map { .cell(section: 0, item: $0) })
  }
}
