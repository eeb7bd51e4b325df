package import Foundation
import ViewLayout

/// The questions that those who show a collection view ask of it.
extension UICollectionView {
  /// Scrolls a section that scrolls by itself, and shows what has come into sight.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - offset: How far from where its row begins in reading direction, in points.
  /// - Returns: Whether the section scrolls by itself.
  package func scroll(section: Int, to offset: CGFloat) -> Bool {
    layoutIfNeeded()
    guard let resolver, resolver.restingOffset(ofSection: section, for: 0) != nil else {
      return false
    }
    mayRecycle = true
    resolver.scroll(section: section, to: offset)
    setNeedsLayout()
    layoutIfNeeded()
    return true
  }

  /// Taps what has the identifier in a cell.
  ///
  /// - Returns: Whether that did anything.
  package func tap(_ identifier: String) -> Bool { tapContent(identifier) }

  /// The identifiers of what is in the cells in sight, in alphabetical order.
  package var identifiers: [String] { contentIdentifiers.sorted() }

  /// Says that what cells hold may have changed: it is measured anew where it is in sight.
  package func contentDidChange() {
    for (element, view) in shown {
      view.contentMayHaveChanged()
      if view.hasOwnSize { resolver?.invalidateSize(of: element) }
    }
    setNeedsLayout()
  }

  /// The views that there are: those in sight, and those that wait to be used again.
  package var views: (inSight: [UICollectionReusableView], waiting: [UICollectionReusableView]) {
    (Array(shown.values), pool.views)
  }
}
