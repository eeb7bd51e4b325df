public import Foundation
import UIKitLayout
package import ViewLayout

/// The view of an item of a list, or of a header or a footer of one.
open class UICollectionViewListCell: UICollectionViewCell {
  /// What lies beside the content; taken and not laid out.
  open var accessories: [UICellAccessory] = []
  /// How often the content is moved in, as an item inside of others is; 0 or more.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }
  /// How far the content is moved in each time, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }
  /// Whether what lies before the content is moved in with it.
  open var indentsAccessories = true

  /// The configuration that an item of a list begins with, without text.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard indentation != 0 else { return }
    // R-LIST-11: the content ends where it does without.
    let start = traits.isRightToLeft ? 0 : indentation
    let width = max(bounds.width - indentation, 0)
    contentView.frame = CGRect(x: start, y: 0, width: width, height: bounds.height)
  }

  package override func fittingSize(_ proposal: ProposedViewSize) -> CGSize {
    var inner = proposal
    inner.width = proposal.width.map { max($0 - indentation, 0) }
    var size = super.fittingSize(inner)
    size.width += indentation
    return size
  }

  private var indentation: CGFloat {
    let length = CGFloat(max(indentationLevel, 0)) * indentationWidth
    return length.isFinite ? max(length, 0) : 0
  }
}
