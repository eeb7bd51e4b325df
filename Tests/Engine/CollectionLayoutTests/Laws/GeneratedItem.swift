import CollectionLayout
import Foundation
import Conformance
import UIKitLayout

/// An item or a group that follows from a seed, as plain numbers.
struct GeneratedItem {
  var width: GeneratedLength
  var height: GeneratedLength
  var insets = NSDirectionalEdgeInsets.zero
  /// What a group holds; empty for an item.
  var children: [GeneratedItem] = []
  var isHorizontal = true
  var spacing: CGFloat = 0
  var isFlexible = false
  /// How many share the length; `nil` for a list.
  var count: Int?
}

/// A width or a height: a fraction of the box's own length, or points.
struct GeneratedLength {
  var isFraction: Bool
  var value: CGFloat
}

extension GeneratedItem {
  /// A group of items, or of groups, that fit into it.
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
  /// The item as an author describes it.
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
