package import Foundation
import ViewLayout

extension CollectionLayoutResolver {
  /// The elements in a rectangle.
  ///
  /// R-COL-60: cells and what hangs on them are found through their group, which must share area
  /// with the rectangle; so must boundary items; a decoration is found where it touches it.
  ///
  /// - Parameter rectangle: In the content's coordinates; what lies outside the content counts
  ///   not.
  /// - Returns: Cells, supplementary views and decorations, section by section.
  /// - Complexity: O(log *s* + *n*) for *s* sections and *n* elements near the rectangle.
  package func elements(in rectangle: CGRect) -> [CollectionElement] {
    let elements = plainElements(in: rectangle)
    return appearances.isEmpty ? elements : elements.map { drawn($0) }
  }

  /// The elements in a rectangle, as the layout has them.
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

  /// The sections that may have something in a rectangle in reading direction.
  private func sectionIndices(near rectangle: CGRect) -> Range<Int> {
    // R-COL-4: what begins between two pixels may lie on the one before its section.
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
  /// Whether the rectangles have more than an edge in common.
  func sharesArea(with other: CGRect) -> Bool {
    max(minX, other.minX) < min(maxX, other.maxX) && max(minY, other.minY) < min(maxY, other.maxY)
  }

  /// Whether the rectangles have a point in common.
  func touches(_ other: CGRect) -> Bool {
    max(minX, other.minX) <= min(maxX, other.maxX)
      && max(minY, other.minY) <= min(maxY, other.maxY)
  }

  /// The part of the rectangle that lies in another one; `nil` where they have no point in common.
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
