import Foundation
import UIKitLayout
import ViewLayout

extension CGRect {
  /// R-COL-7: the rectangle inside of insets; where they are larger than it, it is as large as
  /// they are too large.
  func shrunk(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.leading,
      y: origin.y + insets.top,
      width: abs(size.width - insets.total(.horizontal)),
      height: abs(size.height - insets.total(.vertical))
    )
  }
}
