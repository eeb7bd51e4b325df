import CollectionLayout
import Foundation
import Scenarios
import ViewLayout

/// Collection views 100 points wide, with rows 40 points high below a header of 20 points.
@MainActor
enum CollectionSample {
  /// Returns a layout with two items per row, on a background.
  static func layout(
    rowHeight: NSCollectionLayoutDimension = .absolute(40),
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none,
    badges: [NSCollectionLayoutSupplementaryItem] = []
  ) -> UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5),
        heightDimension: rowHeight
      ),
      supplementaryItems: badges
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: rowHeight
      ),
      subitems: [item]
    )
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(20)
      ),
      elementKind: "header",
      alignment: .top
    )
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [header]
    section.decorationItems = [.background(elementKind: "background")]
    section.orthogonalScrollingBehavior = behavior
    return UICollectionViewCompositionalLayout(section: section)
  }

  /// Returns a collection view after a layout pass.
  static func view(
    _ scene: @escaping @MainActor () -> CollectionScene,
    height: CGFloat = 100,
    offset: CGFloat = 0
  ) -> UICollectionView? {
    let stage = Stage { _, _ in }
    stage.anyScene(scene)
    stage.layOut(
      proposal: LayoutProposal(width: 100, height: Double(height)),
      environment: LayoutEnvironment(),
      offset: LayoutEnvironment.Offset(x: 0, y: Double(offset))
    )
    return stage.collectionView
  }
}
