public import Foundation
public import UIKitLayout

/// A view that a collection view creates, recycles and reuses.
open class UICollectionReusableView: UIView {
  /// The key of the view in the reuse pool; `nil` if no collection view created it.
  var reuseKey: ReuseKey?
  /// The element that the view shows; `nil` if there is none.
  var element: CollectionElement.Identity?
  /// Whether the delegate has been notified that the view is displayed.
  var isDisplayed = false
  /// Counts the view as live until it is deinitialized.
  var cellToken: CellToken?

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Creates a view of a class that is determined at run time, with that class's `init(frame:)`.
  ///
  /// It is `required` so that a collection view can call it; classes that have `init(frame:)`
  /// inherit it.
  public required convenience init(dequeuedWith frame: CGRect) { self.init(frame: frame) }

  /// The identifier that the view was dequeued with; `nil` for a view of a registration.
  open var reuseIdentifier: String? {
    if case .identifier(_, let identifier) = reuseKey { identifier } else { nil }
  }

  open func prepareForReuse() {}

  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes with the size that the view prefers; by default they are unchanged.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes
  }
}

extension UICollectionReusableView {
  /// Prepares the view for another element.
  func beginReuse() {
    (self as? UICollectionViewCell)?.resetContentState()
    prepareForReuse()
  }

  /// Applies the frame and the appearance of layout attributes.
  func place(by attributes: UICollectionViewLayoutAttributes) {
    if frame != attributes.frame { frame = attributes.frame }
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    apply(attributes)
  }
}
