package import Foundation

/// A size that a view is asked to come near to.
package struct FittingTarget {
  /// In points.
  package var size: CGSize
  package var horizontal: UILayoutPriority
  package var vertical: UILayoutPriority

  package init(size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    self.size = size
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
