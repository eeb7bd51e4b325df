package import Foundation
import ViewLayout

extension CollectionLayoutResolver {
  /// Returns the offset at which an orthogonal section comes to rest.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - offset: The offset where scrolling would stop, in points from the start of the section's
  ///     groups.
  /// - Returns: The offset in points; `nil` if the section does not scroll orthogonally.
  package func restingOffset(ofSection section: Int, for offset: CGFloat) -> CGFloat? {
    restingOffsets(ofSection: section)?.offset(nearest: offset)
  }

  /// Returns the offset at which an orthogonal section rests after scrolling by one page.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - offset: The current offset, in points from the start of the section's groups.
  ///   - isForward: Whether the page is the next one; otherwise it is the previous one.
  /// - Returns: The offset in points; `nil` if the section does not scroll orthogonally.
  package func nextPage(ofSection section: Int, from offset: CGFloat, isForward: Bool) -> CGFloat? {
    restingOffsets(ofSection: section)?.page(from: offset, isForward: isForward)
  }

  /// Returns the scroll offset of an orthogonal section, in points.
  package func orthogonalOffset(ofSection section: Int) -> CGFloat {
    orthogonalOffsets[section] ?? 0
  }

  /// Returns the position of an item's cell among the groups of an orthogonal section.
  ///
  /// - Returns: The start and the length of the cell and the visible length of the section, in
  ///   points; `nil` for other sections and unknown items.
  func placeInRow(
    of path: IndexPath
  ) -> (start: CGFloat, length: CGFloat, viewport: CGFloat)? {
    guard sections.indices.contains(path.section), isOrthogonal(path.section),
      let cell = plainElement(.cell(path))
    else { return nil }
    let frame = directed(cell.frame)
    let origin = rowOrigin(of: path.section)
    return (
      frame.origin[axis.cross] - origin[axis.cross], frame.size[axis.cross],
      sections[path.section].layout.viewport
    )
  }

  private func restingOffsets(ofSection section: Int) -> RestingOffsets? {
    guard sections.indices.contains(section) else { return nil }
    return RestingOffsets(sections[section].layout)
  }
}
