import Foundation
import ViewLayout

/// The view of a bar button: a title or an image, centered in the button.
final class BarItemButton: UIControl {
  private unowned let item: UIBarButtonItem
  private let label = UILabel()
  private let icon = UIImageView()

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: UIFont.labelFontSize, weight: .medium)
    addAction(UIAction { [unowned self] _ in self.item.tap() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var nodeName: String { "UIBarButtonItem" }

  /// R-UIB-3: returns the size of the content with its padding, at least as wide as high.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let metrics = BarMetrics.metrics(of: traits.metrics)
    let content = updatedContent().intrinsicContentSize
    return CGSize(
      width: max(content.width + metrics.barButtonPadding, metrics.barButtonHeight),
      height: metrics.barButtonHeight
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let content = updatedContent()
    content.frame = content.intrinsicContentSize.centered(in: bounds)
  }

  /// Updates the view of the item's title or image, and returns it.
  private func updatedContent() -> UIView {
    accessibilityIdentifier = item.accessibilityIdentifier
    isEnabled = item.isEnabled
    let image = item.shownImage
    (label.text, icon.image) = (item.shownTitle, image)
    let content = image == nil ? label : icon
    if content.superview !== self {
      for view in subviews { view.removeFromSuperview() }
      addSubview(content)
    }
    return content
  }
}

extension CGSize {
  /// Returns the centered rectangle of the size, which is at most as wide as an outer rectangle.
  func centered(in outer: CGRect) -> CGRect {
    let width = min(width, outer.width)
    return CGRect(
      x: outer.midX - width / 2,
      y: outer.midY - height / 2,
      width: width,
      height: height
    )
  }
}
