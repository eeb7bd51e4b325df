public import Foundation

/// The view of an item.
open class UICollectionViewCell: UICollectionReusableView {
  /// What the cell's content is in; as large as the cell.
  open private(set) var contentView = UIView()
  /// What lies behind the content; as large as the cell.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// Whether the item is selected.
  open var isSelected = false
  /// Whether somebody has a finger on the cell.
  open var isHighlighted = false

  /// Makes a cell of a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
    layOutOwnViews()
  }

  /// Makes no cell: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutOwnViews()
  }
}

extension UICollectionViewCell {
  private func layOutOwnViews() {
    for view in [contentView, backgroundView] where view?.frame != bounds { view?.frame = bounds }
  }
}
