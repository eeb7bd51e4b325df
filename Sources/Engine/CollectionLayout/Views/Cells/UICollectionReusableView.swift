public import Foundation
public import UIKitLayout

/// A view that a collection view makes, takes away and uses again.
open class UICollectionReusableView: UIView {
  /// Where it goes when it leaves the sight; `nil` for one that no collection view has made.
  var reuseKey: ReuseKey?
  /// The element that it stands for; `nil` while it stands for none.
  var element: CollectionElement.Identity?
  /// Whether the delegate knows that it is in sight.
  var isDisplayed = false
  /// Counts the view as live until it is released.
  var cellToken: CellToken?

  /// Makes a view of a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes no view: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Makes a view of a class that is known only when it runs, by the class's own `init(frame:)`.
  ///
  /// It is required so that a collection view can call it; classes that have `init(frame:)` inherit
  /// it.
  public required convenience init(dequeuedWith frame: CGRect) { self.init(frame: frame) }

  /// The identifier that the view was dequeued by; `nil` for one of a registration.
  open var reuseIdentifier: String? {
    if case .identifier(_, let identifier) = reuseKey { identifier } else { nil }
  }

  /// Forgets what the view showed: called before it is used again.
  open func prepareForReuse() {}

  /// Takes on what the layout says of the view beyond its place.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that the view would rather have, where the layout estimates.
  ///
  /// - Parameter layoutAttributes: What the layout says; lengths that it does not estimate stay as
  ///   they are whatever is answered.
  /// - Returns: The attributes with the size that the content takes.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes
  }
}

extension UICollectionReusableView {
  /// Makes the view ready for another element.
  func beginReuse() {
    (self as? UICollectionViewCell)?.resetContentState()
    prepareForReuse()
  }

  /// Places the view as the layout says.
  func place(by attributes: UICollectionViewLayoutAttributes) {
    if frame != attributes.frame { frame = attributes.frame }
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    apply(attributes)
  }
}
