import CollectionLayout
import Foundation
import UIKitLayout

/// A section's title, or the bar under it.
final class TitleView: UICollectionReusableView {
  private let text = BitmapView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(text)
  }

  required init?(coder: NSCoder) { nil }

  /// Draws a text as wide as the screen.
  func show(section: Int, height: CGFloat) {
    text.frame = CGRect(x: 0, y: 0, width: HomeShape.screen.width, height: height)
    text.draw(shade: section + 1)
  }
}
