import CollectionLayout
import Foundation
import UIKitLayout
import ViewLayout

@MainActor func productsScreen(fault: Int = 0) -> UICollectionView {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5),
      heightDimension: .fractionalHeight(1)
    )
  )
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(fault == 1 ? 1.4 : 1),
      heightDimension: .absolute(fault == 2 ? 70 : 140)
    ),
    subitems: [item]
  )
  group.interItemSpacing = .fixed(fault == 3 ? -40 : 0)
  let section = NSCollectionLayoutSection(group: group)
  section.interGroupSpacing = fault == 4 ? -40 : 12
  section.boundarySupplementaryItems = [
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(fault == 5 ? 12 : 44)
      ),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top
    )
  ]
  let view = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout(section: section)
  )
  view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "product")
  view.register(
    UICollectionReusableView.self,
    forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
    withReuseIdentifier: "header"
  )
  productsSource.fault = fault
  view.dataSource = productsSource
  return view
}

final class ProductsSource: NSObject, UICollectionViewDataSource {
  var fault = 0

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 6 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "product", for: indexPath)
    cell.contentConfiguration = UIHostingConfiguration {
      VStack(alignment: .leading, spacing: fault == 6 ? -12 : 4) {
        Color.gray.frame(height: 60)
        Text("Desk lamp").lineLimit(1).frame(width: fault == 7 ? 50 : nil, alignment: .leading)
        Text("$ 49").font(.caption)
      }
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "header",
      for: indexPath
    )
    let label = UILabel()
    label.text = "Lamps"
    label.frame = CGRect(x: 16, y: 0, width: 200, height: view.bounds.height)
    view.addSubview(label)
    return view
  }
}

@MainActor let productsSource = ProductsSource()
