package import Foundation
import ViewLayout

extension CollectionLayoutResolver {
  /// Returns the elements in a rectangle.
  ///
  /// R-COL-60: cells and the views anchored to them are included if their group overlaps the
  /// rectangle; boundary items must overlap it themselves; a decoration only has to touch it.
  ///
  /// - Parameter rectangle: The rectangle in content coordinates; the part outside of the content
  ///   is ignored.
  /// - Returns: Cells, supplementary views and decorations, section by section.
  /// - Complexity: O(log *s* + *n*) for *s* sections and *n* elements near the rectangle.
  package func elements(in rectangle: CGRect) -> [CollectionElement] {
    let elements = plainElements(in: rectangle)
    return appearances.isEmpty ? elements : elements.map { drawn($0) }
  }

  /// Returns the elements in a rectangle, without the changes of visible items handlers.
  func plainElements(in rectangle: CGRect) -> [CollectionElement] {
    let content = CGRect(origin: .zero, size: contentSize)
    let inside = rectangle.standardized.clipped(to: content)
    guard let inside else { return [] }
    var elements = layoutElements.filter { $0.frame.sharesArea(with: inside) }
    let logical = directed(inside)
    for section in sectionIndices(near: logical) {
      appendElements(of: section, in: inside, to: &elements)
    }
    return elements
  }

  /// Returns the sections that may have elements in a rectangle, which is not mirrored.
  private func sectionIndices(near rectangle: CGRect) -> Range<Int> {
    // R-COL-4: rounding may move an element up to one pixel before its section.
    let reach = overhang + 1 / surroundings.displayScale
    let start = rectangle.origin[axis] - sectionsOrigin - reach
    let end = rectangle.origin[axis] + rectangle.size[axis] - sectionsOrigin + reach
    let first = sections.partitionIndex { $0.end >= start }
    let last = sections.partitionIndex { $0.start > end }
    return first..<max(first, last)
  }

  private func appendElements(
    of section: Int,
    in rectangle: CGRect,
    to elements: inout [CollectionElement]
  ) {
    let layout = sections[section].layout
    guard !layout.isEmpty else { return }
    elements += decorations(of: section).filter { $0.frame.touches(rectangle) }
    elements += boundaryElements(of: section).filter { $0.frame.sharesArea(with: rectangle) }
    let logical = directed(rectangle)
    let row = layout.row
    let origin = rowOrigin(of: section)
    let start = logical.origin[row.axis] - origin[row.axis]
    row.visitGroups(in: ClosedRange(from: start, length: logical.size[row.axis])) { group in
      let frame = group.frame.moved(by: origin)
      if frame.sharesArea(with: logical) {
        appendElements(of: group, section, at: frame.origin, to: &elements)
      }
      return true
    }
  }
}

extension CGRect {
  /// Returns whether the rectangles overlap by a positive area.
  func sharesArea(with other: CGRect) -> Bool {
    max(minX, other.minX) < min(maxX, other.maxX) && max(minY, other.minY) < min(maxY, other.maxY)
  }

  /// Returns whether the rectangles have a point in common.
  func touches(_ other: CGRect) -> Bool {
    max(minX, other.minX) <= min(maxX, other.maxX)
      && max(minY, other.minY) <= min(maxY, other.maxY)
  }

  /// Returns the intersection with another rectangle, or `nil` if they have no point in common.
  fileprivate func clipped(to other: CGRect) -> CGRect? {
    guard touches(other) else { return nil }
    let corner = CGPoint(x: max(minX, other.minX), y: max(minY, other.minY))
    let end = CGPoint(x: min(maxX, other.maxX), y: min(maxY, other.maxY))
    return CGRect(
      origin: corner,
      size: CGSize(width: end.x - corner.x, height: end.y - corner.y)
    )
  }
}
