import CollectionLayout
import Foundation
import UIKitLayout

/// A collection layout to measure.
enum CollectionCase: String, CaseIterable {
  /// One section for all: rows of four equal cells.
  case uniform
  /// A section made anew for each index, all alike.
  case provided
  /// A section made anew for each index, no two alike, with a header and a background.
  case different
  /// Sections that scroll by themselves.
  case orthogonal
  /// Rows whose heights are measured.
  case estimated
}

extension CollectionCase {
  /// How many items each section has.
  var itemCounts: [Int] {
    switch self {
    case .uniform, .provided, .different, .orthogonal: Array(repeating: 1000, count: 1000)
    case .estimated: [20_000]
    }
  }

  /// The layout, and what measures its content.
  func resolver(in surroundings: CollectionSurroundings) -> CollectionLayoutResolver {
    CollectionLayoutResolver(layout, itemCounts: itemCounts, in: surroundings, measure: measure)
  }

  private var layout: UICollectionViewCompositionalLayout {
    switch self {
    case .uniform: UICollectionViewCompositionalLayout(section: grid())
    case .provided: UICollectionViewCompositionalLayout { _, _ in grid() }
    case .different: UICollectionViewCompositionalLayout { index, _ in different(index) }
    case .orthogonal: UICollectionViewCompositionalLayout(section: shelf())
    case .estimated: UICollectionViewCompositionalLayout(section: list())
    }
  }

  private var measure: CollectionLayoutResolver.Measure? {
    guard self == .estimated else { return nil }
    return { identity, _ in
      guard case .cell(_, let item) = identity else { return nil }
      return CGSize(width: 0, height: 30 + CGFloat(item % 7) * 10)
    }
  }
}

extension CollectionCase {
  private func size(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func grid() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1))
    )
    return NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(70)),
        subitems: [item]
      )
    )
  }

  private func different(_ index: Int) -> NSCollectionLayoutSection {
    let section = grid()
    section.contentInsets.top = CGFloat(index)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(44)),
        elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top
      )
    ]
    section.decorationItems = [.background(elementKind: "background")]
    return section
  }

  private func shelf() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(100), .absolute(150)), subitems: [item])
    )
    section.orthogonalScrollingBehavior = .groupPaging
    return section
  }

  private func list() -> NSCollectionLayoutSection {
    let row = size(.fractionalWidth(1), .estimated(44))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    )
  }
}
