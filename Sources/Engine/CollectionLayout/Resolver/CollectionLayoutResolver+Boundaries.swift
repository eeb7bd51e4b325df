import Foundation
import ViewLayout

extension CollectionLayoutResolver {
  /// R-COL-39: what pinned elements are drawn above others by.
  private static let pinnedZIndex = 1_000_000_000

  /// R-COL-48: the headers and footers of the whole layout, around all its sections.
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

  /// The headers, footers and what lies at the other edges of a section.
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

  /// A boundary item in its place, or where it is pinned.
  ///
  /// - Parameters:
  ///   - item: What it is like.
  ///   - identity: What it is called.
  ///   - frame: From the corner of what it belongs to.
  ///   - arrangement: The bands and the body that it belongs to.
  ///   - start: Where these begin along the layout, in points.
  /// - Returns: The element, in the content's coordinates.
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

  /// R-COL-35: a pinned item stays in sight, and stops where the body of its section does.
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

  /// The range in sight along the layout, without the parts that bars cover.
  private var pinningRange: ClosedRange<CGFloat> {
    let visible = directed(CGRect(origin: scrollOffset, size: surroundings.size))
    let safeArea = surroundings.safeArea
    let (before, after) =
      axis == .vertical
      ? (safeArea.top, safeArea.bottom) : (safeArea.leading, safeArea.trailing)
    let start = visible.origin[axis] + before
    return ClosedRange(from: start, length: visible.size[axis] - before - after)
  }

  /// R-COL-36: what lies behind a section, with its headers and footers.
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
