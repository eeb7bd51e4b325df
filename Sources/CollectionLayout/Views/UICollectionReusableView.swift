public import Foundation

/// A view that a collection view makes, takes away and uses again.
open class UICollectionReusableView: UIView {
  /// Makes a view of a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes no view: there are no archives here.
  public required init?(coder: NSCoder) { nil }
}
