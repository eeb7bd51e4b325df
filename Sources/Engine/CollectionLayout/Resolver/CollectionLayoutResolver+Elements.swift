import Foundation
internal import LayoutTree
import ViewLayout

extension CollectionLayoutResolver {
  /// Returns the cell of an item, or `nil` if there is none.
  package func cell(section: Int, item: Int) -> CollectionElement? {
    element(.cell(section: section, item: item))
  }

  /// Returns a supplementary view of a section, or `nil` if there is none.
  ///
  /// The number counts the section's boundary items of the kind or, if it has none, the views of
  /// the kind that are anchored to its groups and items.
  package func supplementary(kind: String, section: Int, item: Int) -> CollectionElement? {
    element(.supplementary(kind: kind, section: section, item: item))
  }

  /// Returns a supplementary view of the whole layout, or `nil` if there is none.
  package func layoutSupplementary(kind: String, item: Int = 0) -> CollectionElement? {
    element(.layoutSupplementary(kind: kind, item: item))
  }

  /// Returns the decoration behind a section, or `nil` if there is none.
  package func decoration(kind: String, section: Int) -> CollectionElement? {
    element(.decoration(kind: kind, section: section))
  }

  /// Returns an element as it is drawn, or `nil` if there is none.
  package func element(_ identity: CollectionElement.Identity) -> CollectionElement? {
    plainElement(identity).map { drawn($0) }
  }

  /// Returns an element without the changes of a visible items handler, or `nil` if there is none.
  func plainElement(_ identity: CollectionElement.Identity) -> CollectionElement? {
    switch identity {
    case .layoutSupplementary: return layoutElements.first { $0.identity == identity }
    case .cell(let section, _), .supplementary(_, let section, _), .decoration(_, let section):
      return sections.indices.contains(section) ? plainElement(identity, in: section) : nil
    }
  }

  private func plainElement(
    _ identity: CollectionElement.Identity,
    in section: Int
  ) -> CollectionElement? {
    switch identity {
    case .cell(_, let item):
      return sections[section].layout.row.group(ofItem: item).map { group in
        cell(item - group.firstItem, of: group, section)
      }
    case .supplementary(let kind, _, let item):
      return boundaryElements(of: section).first { $0.identity == identity }
        ?? anchoredElement(kind, section, item)
    case .decoration: return decorations(of: section).first { $0.identity == identity }
    case .layoutSupplementary: return nil
    }
  }

  /// Returns whether a section has boundary items of a kind, rather than views anchored to its
  /// groups.
  package func hasBoundaryItem(ofKind kind: String, section: Int) -> Bool {
    guard sections.indices.contains(section) else { return false }
    return sections[section].layout.template.blueprint.boundaryItems.contains { $0.kind == kind }
  }

  /// All elements, section by section.
  package var allElements: [CollectionElement] {
    let elements = sections.indices.reduce(into: layoutElements) { elements, section in
      elements += decorations(of: section) + boundaryElements(of: section)
      let row = sections[section].layout.row
      row.visitGroups(in: -CGFloat.infinity...CGFloat.infinity) { group in
        appendElements(of: group, section, at: origin(of: group, section), to: &elements)
        return true
      }
    }
    return elements.map { drawn($0) }
  }
}

extension CollectionLayoutResolver {
  /// Appends the cells of a group and the views anchored to them, with the given origin.
  func appendElements(
    of group: PlacedGroup,
    _ section: Int,
    at origin: CGPoint,
    to elements: inout [CollectionElement]
  ) {
    let zIndex = cellZIndex(section)
    for (index, leaf) in group.layout.leaves.enumerated() {
      elements.append(
        CollectionElement(
          identity: .cell(section: section, item: group.firstItem + index),
          frame: shown(leaf.frame.moved(by: origin)),
          zIndex: leaf.zIndex.addingWithinLimits(zIndex)
        )
      )
    }
    for place in group.layout.anchored {
      elements.append(anchored(place, of: group, section, at: origin))
    }
  }

  private func cell(_ index: Int, of group: PlacedGroup, _ section: Int) -> CollectionElement {
    let leaf = group.layout.leaves[index]
    return CollectionElement(
      identity: .cell(section: section, item: group.firstItem + index),
      frame: shown(leaf.frame.moved(by: origin(of: group, section))),
      zIndex: leaf.zIndex.addingWithinLimits(cellZIndex(section))
    )
  }

  /// Returns the `zIndex` of a section's cells, which are in front of its decorations (R-COL-37).
  private func cellZIndex(_ section: Int) -> Int {
    sections[section].layout.template.blueprint.decorations.isEmpty ? 0 : 1
  }

  private func anchored(
    _ place: AnchoredPlace,
    of group: PlacedGroup,
    _ section: Int,
    at origin: CGPoint
  ) -> CollectionElement {
    let number = group.run.anchoredBefore(place.kind, group: group.index) + place.number
    return CollectionElement(
      identity: .supplementary(kind: place.kind, section: section, item: number),
      frame: shown(place.frame.moved(by: origin)),
      zIndex: place.zIndex
    )
  }

  private func anchoredElement(_ kind: String, _ section: Int, _ item: Int) -> CollectionElement? {
    anchoredPlace(kind, section, item).map { place, group in
      anchored(place, of: group, section, at: origin(of: group, section))
    }
  }

  /// Returns an anchored view by its number among those of its kind, in layout order (R-COL-38).
  func anchoredPlace(
    _ kind: String,
    _ section: Int,
    _ item: Int
  ) -> (place: AnchoredPlace, group: PlacedGroup)? {
    let row = sections[section].layout.row
    let index = row.runs.partitionIndex { $0.anchoredBefore(kind, group: $0.count) > item }
    guard item >= 0, index < row.runs.count else { return nil }
    let run = row.runs[index]
    let perGroup = run.layout.anchoredCounts[kind, default: 0]
    guard perGroup > 0 else { return nil }
    let (group, number) = (item - run.anchoredBefore[kind, default: 0])
      .quotientAndRemainder(dividingBy: perGroup)
    return run.layout.anchored.first { $0.kind == kind && $0.number == number }
      .map { ($0, row.group(group, of: run)) }
  }

  /// Returns the origin of a group in content coordinates, before mirroring.
  func origin(of group: PlacedGroup, _ section: Int) -> CGPoint {
    let origin = rowOrigin(of: section)
    return CGPoint(x: origin.x + group.origin.x, y: origin.y + group.origin.y)
  }

  /// Returns the origin of a section's groups in content coordinates, before mirroring.
  func rowOrigin(of section: Int) -> CGPoint {
    var origin = sections[section].layout.rowOrigin
    origin[axis] += sectionsOrigin + sections[section].start
    // R-COL-41: the groups of an orthogonal section are shifted by its own scroll offset.
    if isOrthogonal(section) { origin[axis.cross] -= orthogonalOffsets[section] ?? 0 }
    return origin
  }

  /// Returns a frame rounded to pixels, and mirrored in right-to-left layouts (R-COL-4, R-COL-50).
  func shown(_ frame: CGRect) -> CGRect { directed(surroundings.pixels.snapped(frame)) }

  /// Converts a frame between the layout's direction and content coordinates, in either direction.
  func directed(_ frame: CGRect) -> CGRect {
    guard surroundings.layoutDirection == .rightToLeft else { return frame }
    var frame = frame
    frame.origin.x = contentSize.width - frame.origin.x - frame.size.width
    return frame
  }
}

extension CGRect {
  func moved(by distance: CGPoint) -> CGRect { offsetBy(dx: distance.x, dy: distance.y) }
}

extension Int {
  /// Returns the sum of two integers, clamped to the range of `Int`.
  func addingWithinLimits(_ other: Int) -> Int {
    let (sum, isBeyond) = addingReportingOverflow(other)
    return isBeyond ? (other > 0 ? .max : .min) : sum
  }
}
