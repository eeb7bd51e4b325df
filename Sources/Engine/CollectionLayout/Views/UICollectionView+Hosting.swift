package import Foundation
import UIKitLayout
package import ViewLayout

/// Functions that scene hosts and inspections use.
extension UICollectionView {
  /// Scrolls a section with orthogonal scrolling, and shows the newly visible elements.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - offset: The distance from the leading edge of the section's content, in points.
  /// - Returns: Whether the section scrolls orthogonally.
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

  /// Scrolls a section with orthogonal scrolling to its next or previous resting offset.
  ///
  /// - Returns: Whether the section scrolls orthogonally.
  package func page(section: Int, forward isForward: Bool) -> Bool {
    guard let resolver = compositional else { return false }
    let offset = resolver.orthogonalOffset(ofSection: section)
    return resolver.nextPage(ofSection: section, from: offset, isForward: isForward)
      .map { scroll(section: section, to: $0) } ?? false
  }

  /// Reloads the data with a layout, and keeps the scroll offsets, including those of orthogonal
  /// sections.
  package func reload(with layout: UICollectionViewLayout) {
    let last = resolver
    collectionViewLayout = layout
    // The new resolver gets the offsets of orthogonal sections from the last one.
    resolver = last
    reloadData()
  }

  /// Invalidates the content of cells; visible cells whose size the layout estimates are measured
  /// again (R-CV-34).
  package func contentDidChange() {
    for view in shown.values { view.invalidateContent() }
    remeasure(shown.compactMap { $0.value.contentHasSize ? $0.key : nil })
    setNeedsLayout()
  }

  /// Invalidates the sizes of elements, which are measured again when they are visible.
  ///
  /// R-COL-53: the content offset is adjusted by the change in the resolver's offset, which keeps
  /// visible elements in place.
  func remeasure(_ elements: [CollectionElement.Identity]) {
    guard let resolver else { return }
    let offset = resolver.scrollOffset[axis]
    for element in elements { resolver.invalidateSize(of: element) }
    contentOffset[axis] += resolver.scrollOffset[axis] - offset
  }

  /// The axis along which sections follow each other.
  package var axis: Axis {
    (collectionViewLayout as? any ResolvedLayout)?.configuration.scrollDirection.axis
      ?? resolver?.axis ?? .vertical
  }

  package var allElements: [CollectionElement] { resolver?.allElements ?? [] }

  /// Returns the element with an identity, or `nil` if there is none.
  package func element(_ identity: CollectionElement.Identity) -> CollectionElement? {
    resolver?.element(identity)
  }

  /// Returns where an orthogonal section comes to rest; `nil` if the section does not scroll
  /// orthogonally.
  package func restingOffset(ofSection section: Int, for offset: CGFloat) -> CGFloat? {
    resolver?.restingOffset(ofSection: section, for: offset)
  }

  /// The sections of the data source by printed identifier; `nil` if it does not use identifiers.
  package var printedSections: [PrintedSection]? {
    (dataSource as? any IdentifiedDataSource)?.printedSections
  }

  /// The existing views: the visible ones, and those in the reuse pool.
  package var views: (visible: [UICollectionReusableView], waiting: [UICollectionReusableView]) {
    (Array(shown.values), pool.views)
  }
}
