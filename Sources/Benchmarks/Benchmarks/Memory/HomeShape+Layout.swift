import CollectionLayout
import Foundation
import UIKitLayout

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

  /// A section's cells as a row of the old screen has them, as a flow layout.
  func flow(of kind: HomeSectionKind) -> UICollectionViewFlowLayout {
    let (flow, insets, isGrid) = (UICollectionViewFlowLayout(), kind.insets, kind == .category)
    flow.scrollDirection = isGrid ? .vertical : .horizontal
    flow.itemSize = cellSize(of: kind)
    flow.minimumInteritemSpacing = 0
    flow.minimumLineSpacing = isGrid ? 4 : 0
    flow.sectionInset = UIEdgeInsets(
      top: insets.top,
      left: insets.leading,
      bottom: insets.bottom,
      right: insets.trailing
    )
    return flow
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
