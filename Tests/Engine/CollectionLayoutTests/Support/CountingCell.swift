import CollectionLayout
import Foundation

/// A cell that counts what it went through.
final class CountingCell: UICollectionViewCell {
  private(set) var preparations = 0
  var name = ""
  private(set) var appliedIndexPath: IndexPath?

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    appliedIndexPath = layoutAttributes.indexPath
  }
}
