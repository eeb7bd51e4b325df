import CollectionLayout
import PlumbEngine
import Foundation
import UIKitLayout
import ViewLayout

/// A compositional layout generated from a seed.
struct GeneratedLayout {
  var sections: [GeneratedSection]
  var isVertical: Bool
  var sectionSpacing: CGFloat
  var surroundings: CollectionSurroundings

  /// Generates sections of all kinds, some of them empty.
  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    sections = (0..<random.pick(1, 2, 3, 5)).map { _ in GeneratedSection(from: &random) }
    isVertical = random.happens(0.7)
    sectionSpacing = random.pick(0, 0, 12)
    surroundings = CollectionSurroundings(
      size: CGSize(width: random.pick(320, 375, 301), height: random.pick(480, 300)),
      displayScale: random.pick(1, 2, 3)
    )
  }
}

/// A section generated from a seed.
struct GeneratedSection {
  var group: GeneratedItem
  var insets = NSDirectionalEdgeInsets.zero
  var groupSpacing: CGFloat
  var itemCount: Int
  var hasHeader: Bool
  var hasBackground: Bool
  var isOrthogonal: Bool

  init(from random: inout SeededGenerator) {
    group = GeneratedItem.group(from: &random, depth: 2)
    if random.happens(0.5) { insets = .init(top: 3, leading: 4, bottom: 5, trailing: 6) }
    groupSpacing = random.pick(0, 8, 2.25)
    itemCount = random.pick(0, [1, 2, 3, 5, 8, 13, 40])
    hasHeader = random.happens(0.4)
    hasBackground = random.happens(0.3)
    isOrthogonal = random.happens(0.2)
  }
}

extension GeneratedLayout {
  /// The resolver of the layout after a layout pass.
  var resolver: CollectionLayoutResolver {
    CollectionLayoutResolver(
      described,
      itemCounts: sections.map(\.itemCount),
      in: surroundings
    )
  }

  /// The layout as UIKit objects.
  var described: UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = isVertical ? .vertical : .horizontal
    configuration.interSectionSpacing = sectionSpacing
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in sections[index].described },
      configuration: configuration
    )
  }
}

extension GeneratedSection {
  /// The section as UIKit objects.
  var described: NSCollectionLayoutSection? {
    guard let group = group.described as? NSCollectionLayoutGroup else { return nil }
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = insets
    section.interGroupSpacing = groupSpacing
    section.orthogonalScrollingBehavior = isOrthogonal ? .continuous : .none
    if hasHeader {
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(.absolute(30), .absolute(20)),
          elementKind: "header",
          alignment: .topLeading
        )
      ]
    }
    if hasBackground { section.decorationItems = [.background(elementKind: "background")] }
    return section
  }
}

/// An item or a group generated from a seed, as plain numbers.
struct GeneratedItem {
  var width: GeneratedLength
  var height: GeneratedLength
  var insets = NSDirectionalEdgeInsets.zero
  /// The subitems of a group; empty for an item.
  var children: [GeneratedItem] = []
  var isHorizontal = true
  var spacing: CGFloat = 0
  var isFlexible = false
  /// The number of items that share the length; `nil` for a group with a list of subitems.
  var count: Int?
}

/// A width or a height: a fraction of the container's length, or points.
struct GeneratedLength {
  var isFraction: Bool
  var value: CGFloat
}

extension GeneratedItem {
  /// Returns a group of items or groups that fit into it.
  static func group(from random: inout SeededGenerator, depth: Int) -> GeneratedItem {
    var group = GeneratedItem(
      width: GeneratedLength(isFraction: true, value: random.pick(1, 0.8, 0.5)),
      height: GeneratedLength(isFraction: depth == 0, value: random.pick(1, 0.5))
    )
    if depth > 0 { group.height.value = random.pick(60, 75.5, 100) }
    group.isHorizontal = random.happens(0.6)
    group.spacing = random.pick(0, 4, 7.5)
    group.isFlexible = random.happens(0.4)
    group.insets = random.happens(0.3) ? .init(top: 1, leading: 2, bottom: 3, trailing: 4) : .zero
    if random.happens(0.3) {
      group.count = random.pick(1, 2, 3)
      group.children = [item(from: &random)]
      return group
    }
    group.children = (0..<random.pick(1, 1, 2)).map { _ in
      depth > 1 && random.happens(0.3)
        ? GeneratedItem.group(from: &random, depth: 0) : item(from: &random)
    }
    return group
  }

  private static func item(from random: inout SeededGenerator) -> GeneratedItem {
    var item = GeneratedItem(
      width: GeneratedLength(isFraction: true, value: random.pick(1, 0.5, 1 / 3, 0.25, 0.3)),
      height: GeneratedLength(isFraction: true, value: random.pick(1, 0.5, 1 / 3))
    )
    if random.happens(0.2) { item.width = GeneratedLength(isFraction: false, value: 45.3) }
    if random.happens(0.2) { item.height = GeneratedLength(isFraction: false, value: 20.4) }
    if random.happens(0.3) {
      item.insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 1.5, trailing: 0.5)
    }
    return item
  }
}

extension GeneratedItem {
  /// The item as a UIKit object.
  var described: NSCollectionLayoutItem {
    let size = NSCollectionLayoutSize(
      width.isFraction ? .fractionalWidth(width.value) : .absolute(width.value),
      height.isFraction ? .fractionalHeight(height.value) : .absolute(height.value)
    )
    guard !children.isEmpty else {
      let item = NSCollectionLayoutItem(layoutSize: size)
      item.contentInsets = insets
      return item
    }
    let group = describedGroup(size, children.map(\.described))
    group.contentInsets = insets
    group.interItemSpacing = isFlexible ? .flexible(spacing) : .fixed(spacing)
    return group
  }

  private func describedGroup(
    _ size: NSCollectionLayoutSize,
    _ subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    switch (isHorizontal, count) {
    case (true, nil): .horizontal(layoutSize: size, subitems: subitems)
    case (false, nil): .vertical(layoutSize: size, subitems: subitems)
    case (true, let count?): .horizontal(layoutSize: size, subitem: subitems[0], count: count)
    case (false, let count?): .vertical(layoutSize: size, subitem: subitems[0], count: count)
    }
  }
}
