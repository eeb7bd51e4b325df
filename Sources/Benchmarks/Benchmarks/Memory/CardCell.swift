import CollectionLayout
import Foundation
import UIKitLayout

/// A cell with an image and two lines of text, used by both home screens.
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

  /// Shows an item in the size that the cell will have.
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

/// The title of a section, or the bar below it.
final class TitleView: UICollectionReusableView {
  private let text = BitmapView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(text)
  }

  required init?(coder: NSCoder) { nil }

  /// Draws a text in the width of the screen.
  func show(section: Int, height: CGFloat) {
    text.frame = CGRect(x: 0, y: 0, width: HomeShape.screen.width, height: height)
    text.draw(shade: section + 1)
  }
}

/// A view with a bitmap of an image or a text, which takes 4 bytes per pixel.
final class BitmapView: UIView {
  private var pixels: [UInt8] = []

  /// Draws the view in one shade, in its size.
  func draw(shade: Int) {
    // The old bitmap is released first, like the previous contents of a layer.
    pixels = []
    let width = Int(bounds.width * HomeShape.scale)
    let height = Int(bounds.height * HomeShape.scale)
    pixels = Array(repeating: UInt8(truncatingIfNeeded: shade), count: width * height * 4)
  }
}
