import CollectionLayout
import Foundation
import Conformance
import UIKitLayout
import ViewLayout

/// A layout that follows from a seed.
struct GeneratedLayout {
  var sections: [GeneratedSection]
  var isVertical: Bool
  var sectionSpacing: CGFloat
  var surroundings: CollectionSurroundings

  /// Sections of all shapes, some of them empty.
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

/// A section that follows from a seed.
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
  /// The layout, laid out.
  var resolver: CollectionLayoutResolver {
    CollectionLayoutResolver(
      described,
      itemCounts: sections.map(\.itemCount),
      in: surroundings
    )
  }

  /// The layout as an author describes it.
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
  /// The section as an author describes it.
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
