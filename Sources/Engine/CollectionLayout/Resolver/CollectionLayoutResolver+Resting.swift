package import Foundation
import ViewLayout

extension CollectionLayoutResolver {
  /// Where an orthogonal section comes to rest.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - offset: Where it would stop by itself, in points from where its row begins.
  /// - Returns: In points; `nil` for a section that does not scroll by itself.
  package func restingOffset(ofSection section: Int, for offset: CGFloat) -> CGFloat? {
    restingOffsets(ofSection: section)?.offset(nearest: offset)
  }

  /// Where an orthogonal section comes to rest one page further.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - offset: Where it rests now, in points from where its row begins.
  ///   - isForward: Whether in reading direction.
  /// - Returns: In points; `nil` for a section that does not scroll by itself.
  package func nextPage(ofSection section: Int, from offset: CGFloat, isForward: Bool) -> CGFloat? {
    restingOffsets(ofSection: section)?.page(from: offset, isForward: isForward)
  }

  /// How far a section is scrolled by itself, in points.
  package func orthogonalOffset(ofSection section: Int) -> CGFloat {
    orthogonalOffsets[section] ?? 0
  }

  /// Where the cell of an item is in the row of a section that scrolls by itself.
  ///
  /// - Returns: Where it begins in the row in reading direction, how long it is, and how much of
  ///   the row is in sight at once, in points; `nil` for another section, or no such item.
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
