import CollectionLayout
import Foundation

extension HomeShape {
  /// A section's cells as a compositional layout, as in the article, without title and bar.
  func section(of kind: HomeSectionKind) -> NSCollectionLayoutSection {
    let size = cellSize(of: kind)
    let isGrid = kind == .category
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(isGrid ? 0.25 : 1),
        heightDimension: .fractionalHeight(1)
      )
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: isGrid ? .fractionalWidth(1) : .absolute(size.width),
        heightDimension: .absolute(size.height)
      ),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = kind.insets
    section.interGroupSpacing = isGrid ? 4 : 0
    section.supplementariesFollowContentInsets = false
    section.orthogonalScrollingBehavior = isGrid ? .none : .groupPaging
    return section
  }

  /// The whole section, with title, bar and background.
  func wholeSection(of kind: HomeSectionKind) -> NSCollectionLayoutSection {
    let section = section(of: kind)
    section.boundarySupplementaryItems = [
      kind.headerHeight.map {
        boundary($0, UICollectionView.elementKindSectionHeader, .topLeading)
      },
      kind.footerHeight.map { boundary($0, UICollectionView.elementKindSectionFooter, .bottom) },
    ].compactMap { $0 }
    return section
  }

  /// A row of the outer list: as wide as the screen, as high as the section.
  func row(of kind: HomeSectionKind) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(height(of: kind))
    )
    let item = NSCollectionLayoutItem(layoutSize: size)
    return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
  }

  private func boundary(
    _ height: CGFloat,
    _ kind: String,
    _ alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(height)
      ),
      elementKind: kind,
      alignment: alignment
    )
  }
}
