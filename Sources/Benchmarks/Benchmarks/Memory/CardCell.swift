import CollectionLayout
import Foundation
import UIKitLayout

/// A cell with a picture and two lines of text, the same on both screens.
final class CardCell: UICollectionViewCell {
  private static let lineHeight: CGFloat = 20

  private let picture = BitmapView()
  private let title = BitmapView()
  private let subtitle = BitmapView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [picture, title, subtitle] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows an item at the size that its cell will have.
  func show(item: Int, size: CGSize) {
    let pictureHeight = max(size.height - 2 * Self.lineHeight, 0)
    picture.frame = CGRect(x: 0, y: 0, width: size.width, height: pictureHeight)
    for (index, line) in [title, subtitle].enumerated() {
      let y = pictureHeight + CGFloat(index) * Self.lineHeight
      line.frame = CGRect(x: 0, y: y, width: size.width, height: Self.lineHeight)
    }
    for view in [picture, title, subtitle] { view.draw(shade: item + 1) }
  }
}
