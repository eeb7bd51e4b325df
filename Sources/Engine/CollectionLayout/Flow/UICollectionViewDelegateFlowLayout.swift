public import Foundation
public import UIKitLayout

/// Provides the sizes, insets and spacings of a flow layout.
///
/// A method that is not implemented uses the layout's value, as with UIKit's optional methods.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// Returns the size of an item, in points.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// Returns the insets around the lines of a section, in points.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// Returns the minimum spacing between the lines of a section, in points.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat

  /// Returns the minimum spacing between the items of a line in a section, in points.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat

  /// Returns the size of a section's header, in points; only its length on the scroll axis counts,
  /// 0 means none.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize

  /// Returns the size of a section's footer, in points; only its length on the scroll axis counts,
  /// 0 means none.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// Returns the layout's `itemSize` by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    collectionViewLayout.unanswered(\.itemSize) ?? .zero
  }

  /// Returns the layout's `sectionInset` by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    collectionViewLayout.unanswered(\.sectionInset) ?? .zero
  }

  /// Returns the layout's `minimumLineSpacing` by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    collectionViewLayout.unanswered(\.minimumLineSpacing) ?? 0
  }

  /// Returns the layout's `minimumInteritemSpacing` by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    collectionViewLayout.unanswered(\.minimumInteritemSpacing) ?? 0
  }

  /// Returns the layout's `headerReferenceSize` by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    collectionViewLayout.unanswered(\.headerReferenceSize) ?? .zero
  }

  /// Returns the layout's `footerReferenceSize` by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    collectionViewLayout.unanswered(\.footerReferenceSize) ?? .zero
  }
}

extension UICollectionViewLayout {
  /// Returns a value of the layout for a default implementation, and records that it ran; `nil` for
  /// other layouts.
  fileprivate func unanswered<Value>(
    _ value: (UICollectionViewFlowLayout) -> Value
  ) -> Value? {
    guard let layout = self as? UICollectionViewFlowLayout else { return nil }
    layout.isUnanswered = true
    return value(layout)
  }
}
