import CollectionLayout
import Foundation
internal import LayoutTree
import Testing
import UIKitLayout
import ViewLayout

/// Tests mistakes for which UIKit raises an exception, or silently lays out nothing.
struct CollectionIssueTests {
  typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

  private func section(
    item: NSCollectionLayoutItem = NSCollectionLayoutItem(.fractionalWidth(1), .absolute(10)),
    width: NSCollectionLayoutDimension = .absolute(100)
  ) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(width, .absolute(10)),
        subitems: [item]
      )
    )
  }

  @Test func `a section provider that returns nil for items is reported as missingSection`() {
    let layout = UICollectionViewCompositionalLayout { index, _ in index == 1 ? nil : section() }
    let resolver = CollectionLayoutResolver(
      layout,
      itemCounts: [1, 2, 1],
      in: CollectionSurroundings(size: CGSize(width: 320, height: 480))
    )
    #expect(resolver.takeIssues().map(\.kind) == [.missingSection])
    #expect(resolver.takeIssues().isEmpty)
    #expect(resolver.cell(section: 1, item: 0) == nil)
    #expect(resolver.cell(section: 2, item: 0)?.frame.text == "0 10 100 10")
  }

  @Test func `a section provider may return nil for a section without items`() {
    let layout = UICollectionViewCompositionalLayout { _, _ in nil }
    let resolver = CollectionLayoutResolver(
      layout,
      itemCounts: [0],
      in: CollectionSurroundings(size: CGSize(width: 320, height: 480))
    )
    #expect(resolver.takeIssues().isEmpty)
  }

  @Test func `an item larger than its group is reported and gets no space`() {
    let wide = section(item: NSCollectionLayoutItem(.absolute(200), .absolute(10)))
    let resolver = CollectionLayoutResolver(wide, items: [3])
    #expect(resolver.takeIssues().map(\.kind) == [.itemLargerThanGroup])
    #expect(resolver.contentSize.height == 0)
  }

  @Test func `an unregistered decoration is reported and keeps its frame`() {
    let described = section()
    described.decorationItems = [
      .background(elementKind: "card"), .background(elementKind: "known"),
    ]
    described.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(20)),
        elementKind: "title",
        alignment: .top
      )
    ]
    let layout = UICollectionViewCompositionalLayout(section: described)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "known")
    let resolver = CollectionLayoutResolver(
      layout,
      itemCounts: [1, 1],
      in: CollectionSurroundings(size: CGSize(width: 320, height: 480)),
      registrations: CollectionRegistrations(createsAllDecorations: false)
    )
    let kinds = resolver.takeIssues().map(\.kind)
    #expect(kinds == [.decorationNotRegistered])
    #expect(resolver.decoration(kind: "card", section: 1)?.frame.text == "0 30 320 30")
    #expect(resolver.supplementary(kind: "title", section: 1, item: 0)?.frame.text == "0 30 320 20")
  }

  private static let oddLengths: [CGFloat] = [-1, .nan, .infinity, -.infinity, 1e300]

  @Test(arguments: oddLengths)
  func `an invalid group width is reported as invalidDimension`(length: CGFloat) {
    let resolver = CollectionLayoutResolver(section(width: .absolute(length)), items: [3])
    #expect(resolver.takeIssues().contains { $0.kind == .invalidDimension })
  }

  /// Every number results in a layout.
  @Test(arguments: oddLengths + [0, 1e-300, 1e12])
  func `invalid and extreme lengths do not crash the layout`(length: CGFloat) {
    let item = NSCollectionLayoutItem(.estimated(length), .fractionalHeight(length))
    item.contentInsets = NSDirectionalEdgeInsets(top: length, leading: 1, bottom: 1, trailing: 1)
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(length),
      top: .fixed(length),
      trailing: nil,
      bottom: nil
    )
    for behavior in [Behavior.none, .groupPaging, .groupPagingCentered] {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .estimated(length)),
        subitems: [item, NSCollectionLayoutItem(.absolute(length), .absolute(length))]
      )
      group.interItemSpacing = .flexible(length)
      let described = NSCollectionLayoutSection(group: group)
      described.interGroupSpacing = length
      described.contentInsets.leading = length
      described.orthogonalScrollingBehavior = behavior
      let resolver = CollectionLayoutResolver(
        UICollectionViewCompositionalLayout(section: described),
        itemCounts: [5, 50, -3],
        in: CollectionSurroundings(size: CGSize(width: 320, height: length), displayScale: length)
      ) { _, _ in CGSize(width: length, height: length) }
      resolver.scrollOffset = CGPoint(x: length, y: length)
      resolver.scroll(section: 0, to: length)
      _ = resolver.restingOffset(ofSection: 0, for: length)
      _ = resolver.nextPage(ofSection: 0, from: length, isForward: true)
      _ = resolver.elements(in: CGRect(x: length, y: 0, width: length, height: 10))
      _ = resolver.explanation(of: .cell(section: 0, item: 1))
      #expect(resolver.cell(section: 0, item: 7) == nil)
    }
  }

  @Test func `a thousand nested groups are reported as treeTooDeep`() {
    var group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(10)),
      subitem: NSCollectionLayoutItem(.fractionalWidth(1), .absolute(10)),
      count: .max
    )
    for _ in 0..<1000 {
      group = .vertical(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(10)),
        subitems: [group]
      )
    }
    let resolver = CollectionLayoutResolver(NSCollectionLayoutSection(group: group), items: [3])
    #expect(resolver.takeIssues().map(\.kind) == [.treeTooDeep])
  }

  @Test(arguments: [0, -1])
  func `a group count of 0 or less is reported as invalidDimension`(count: Int) {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(10)),
      subitem: NSCollectionLayoutItem(.fractionalWidth(1), .absolute(10)),
      count: count
    )
    let resolver = CollectionLayoutResolver(NSCollectionLayoutSection(group: group), items: [3])
    #expect(resolver.takeIssues().map(\.kind) == [.invalidDimension])
    #expect(resolver.contentSize.height == 0)
  }
}
