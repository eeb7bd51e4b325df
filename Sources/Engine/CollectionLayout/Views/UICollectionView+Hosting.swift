package import Foundation
import UIKitLayout
package import ViewLayout

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
    guard let resolver = compositional,
      resolver.restingOffset(ofSection: section, for: 0) != nil
    else {
      return false
    }
    mayRecycle = true
    resolver.scroll(section: section, to: offset)
    setNeedsLayout()
    layoutIfNeeded()
    return true
  }

  /// Scrolls a section that scrolls by itself to where it comes to rest one page further, or back.
  ///
  /// - Returns: Whether the section scrolls by itself.
  package func page(section: Int, forward isForward: Bool) -> Bool {
    guard let resolver = compositional else { return false }
    let offset = resolver.orthogonalOffset(ofSection: section)
    return resolver.nextPage(ofSection: section, from: offset, isForward: isForward)
      .map { scroll(section: section, to: $0) } ?? false
  }

  /// Shows another layout, or other items in the one that it has, scrolled as before, and so are
  /// the sections that scroll by themselves.
  package func reload(with layout: UICollectionViewLayout) {
    let last = resolver
    collectionViewLayout = layout
    // The next layout asks the last resolver how far sections are scrolled.
    resolver = last
    reloadData()
  }

  /// Invalidates the content of cells; visible cells are measured again if the layout estimates
  /// (R-CV-34).
  package func contentDidChange() {
    for view in shown.values { view.invalidateContent() }
    remeasure(shown.compactMap { $0.value.contentHasSize ? $0.key : nil })
    setNeedsLayout()
  }

  /// Invalidates the sizes of elements, which are measured again when they are visible.
  ///
  /// R-COL-53: the layout moves with what is in sight, wherever the view is scrolled to next.
  func remeasure(_ elements: [CollectionElement.Identity]) {
    guard let resolver else { return }
    let offset = resolver.scrollOffset[axis]
    for element in elements { resolver.invalidateSize(of: element) }
    contentOffset[axis] += resolver.scrollOffset[axis] - offset
  }

  /// Along which sections follow each other.
  package var axis: Axis {
    (collectionViewLayout as? any ResolvedLayout)?.configuration.scrollDirection.axis
      ?? resolver?.axis ?? .vertical
  }

  /// Everything there is, in view or not.
  package var allElements: [CollectionElement] { resolver?.allElements ?? [] }

  /// One element; `nil` where there is none of that name.
  package func element(_ identity: CollectionElement.Identity) -> CollectionElement? {
    resolver?.element(identity)
  }

  /// Where an orthogonal section comes to rest; `nil` for a section that does not scroll by
  /// itself.
  package func restingOffset(ofSection section: Int, for offset: CGFloat) -> CGFloat? {
    resolver?.restingOffset(ofSection: section, for: offset)
  }

  /// The sections of the data source by what they print as; `nil` for one that knows no
  /// identifiers.
  package var printedSections: [PrintedSection]? {
    (dataSource as? any IdentifiedDataSource)?.printedSections
  }

  /// The views that there are: those in sight, and those that wait to be used again.
  package var views: (visible: [UICollectionReusableView], waiting: [UICollectionReusableView]) {
    (Array(shown.values), pool.views)
  }
}
