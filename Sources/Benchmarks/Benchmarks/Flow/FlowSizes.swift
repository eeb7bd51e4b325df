import CollectionLayout
import Foundation
import UIKitLayout

/// Says a size for each item.
final class FlowSizes: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: 50 + indexPath.item % 7 * 10, height: 40 + indexPath.item % 5 * 10)
  }
}
