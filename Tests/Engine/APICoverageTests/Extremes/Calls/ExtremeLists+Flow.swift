import CollectionLayout
import Foundation
import UIKitLayout

extension ExtremeLists {
  /// Adds flow layouts and collection view lists.
  static func addFlowLayouts(to calls: inout ExtremeCalls) {
    calls.usesLengths("UICollectionViewFlowLayout") { x, y in
      for direction: UICollectionView.ScrollDirection in [.vertical, .horizontal] {
        for change: (UICollectionViewFlowLayout) -> Void in [
          { $0.itemSize = CGSize(width: x, height: y) },
          { $0.estimatedItemSize = CGSize(width: x, height: y) },
          { layout in
            layout.minimumLineSpacing = x
            layout.minimumInteritemSpacing = y
          },
          { $0.sectionInset = UIEdgeInsets(top: x, left: y, bottom: y, right: x) },
          { layout in
            layout.headerReferenceSize = CGSize(width: x, height: y)
            layout.sectionHeadersPinToVisibleBounds = true
          },
        ] {
          let layout = UICollectionViewFlowLayout()
          layout.scrollDirection = direction
          change(layout)
          ExtremeCollection.show(layout)
        }
      }
    }
    calls.usesLength("UICollectionLayoutListConfiguration.headerTopPadding") { number in
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.headerTopPadding = number
      ExtremeCollection.show(UICollectionViewCompositionalLayout.list(using: configuration))
    }
    calls.usesLengths("UIListContentConfiguration") { x, y in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "a"
      content.secondaryText = "b"
      content.imageToTextPadding = x
      content.textToSecondaryTextVerticalPadding = y
      content.textToSecondaryTextHorizontalPadding = x
      content.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: x,
        leading: y,
        bottom: y,
        trailing: x
      )
      let view = content.makeContentView()
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      view.layoutIfNeeded()
      _ = view.systemLayoutSizeFitting(CGSize(width: x, height: y))
    }
  }
}
