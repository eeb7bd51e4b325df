import Foundation
internal import LayoutTree
import ViewLayout

extension CollectionLayoutResolver {
  /// The increase of the `zIndex` of pinned elements (R-COL-39).
  private static let pinnedZIndex = 1_000_000_000

  /// The boundary items of the whole layout, around all its sections (R-COL-48).
  var layoutElements: [CollectionElement] {
    var counts: [String: Int] = [:]
    return boundaryItems.indices.map { index in
      let item = boundaryItems[index]
      let number = counts[item.kind, default: 0]
      counts[item.kind] = number + 1
      return element(
        item,
        .layoutSupplementary(kind: item.kind, item: number),
        frame: boundary.frames[index],
        around: boundary,
        from: 0
      )
    }
  }

  /// Returns the boundary items of a section, such as headers and footers.
  func boundaryElements(of section: Int) -> [CollectionElement] {
    let placed = sections[section]
    var counts: [String: Int] = [:]
    return placed.layout.boundary.frames.indices.map { index in
      let item = placed.layout.template.blueprint.boundaryItems[index]
      let number = counts[item.kind, default: 0]
      counts[item.kind] = number + 1
      return element(
        item,
        .supplementary(kind: item.kind, section: section, item: number),
        frame: placed.layout.boundary.frames[index],
        around: placed.layout.boundary,
        from: sectionsOrigin + placed.start
      )
    }
  }

  /// Returns a boundary item at its own or its pinned position.
  ///
  /// - Parameters:
  ///   - item: The description of the item.
  ///   - identity: The identity of the element.
  ///   - frame: The frame, relative to the section or layout.
  ///   - arrangement: The bands and the body of the section or layout.
  ///   - start: The position of the section or layout on the main axis, in points.
  /// - Returns: The element, in content coordinates.
  private func element(
    _ item: BoundaryBlueprint,
    _ identity: CollectionElement.Identity,
    frame: CGRect,
    around arrangement: BoundaryArrangement,
    from start: CGFloat
  ) -> CollectionElement {
    var element = CollectionElement(identity: identity, frame: frame, zIndex: item.zIndex)
    element.frame.origin[axis] += start
    let visible = pinningRange
    if item.pins, start < visible.upperBound, start + arrangement.length > visible.lowerBound {
      element.zIndex = element.zIndex.addingWithinLimits(Self.pinnedZIndex)
      element.frame.origin[axis] = pinned(item, element.frame, around: arrangement, from: start)
    }
    element.frame = shown(element.frame)
    return element
  }

  /// Returns the position of a pinned item, which stays within the body of its section (R-COL-35).
  private func pinned(
    _ item: BoundaryBlueprint,
    _ frame: CGRect,
    around arrangement: BoundaryArrangement,
    from start: CGFloat
  ) -> CGFloat {
    let (visible, length, own) = (pinningRange, frame.size[axis], frame.origin[axis])
    let bodyStart = start + arrangement.startBand
    let latest = bodyStart + arrangement.bodyLength - length
    let atStart = max(own, min(visible.lowerBound, latest))
    let atEnd = min(own, max(visible.upperBound - length, bodyStart))
    return switch item.alignment.side(axis) {
    case .start: atStart
    case .end: atEnd
    case .middle: own < visible.lowerBound ? atStart : atEnd
    }
  }

  /// The visible range on the main axis, without the safe area insets.
  private var pinningRange: ClosedRange<CGFloat> {
    let visible = directed(CGRect(origin: scrollOffset, size: surroundings.size))
    let safeArea = surroundings.safeArea
    let (before, after) =
      axis == .vertical
      ? (safeArea.top, safeArea.bottom) : (safeArea.leading, safeArea.trailing)
    let start = visible.origin[axis] + before
    return ClosedRange(from: start, length: visible.size[axis] - before - after)
  }

  /// Returns the decorations behind a section, including its headers and footers (R-COL-36).
  func decorations(of section: Int) -> [CollectionElement] {
    let placed = sections[section]
    guard placed.layout.length > 0 else { return [] }
    let frame = CGRect(
      origin: CGPoint(sectionsOrigin + placed.start, along: axis, across: 0),
      size: CGSize(placed.layout.length, along: axis, across: surroundings.size[axis.cross])
    )
    return placed.layout.template.blueprint.decorations.map { decoration in
      CollectionElement(
        identity: .decoration(kind: decoration.kind, section: section),
        frame: shown(frame.shrunk(by: decoration.insets)),
        zIndex: decoration.zIndex
      )
    }
  }
}
