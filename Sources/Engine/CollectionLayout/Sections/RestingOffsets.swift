import Foundation
import ViewLayout

/// Where an orthogonal section comes to rest.
struct RestingOffsets {
  private let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  private let row: GroupRow
  /// The length that is in sight at once, in points.
  private let viewport: CGFloat

  /// Looks at a section; `nil` for one that does not scroll by itself.
  init?(_ section: SectionLayout) {
    behavior = section.template.blueprint.behavior
    guard behavior != .none else { return nil }
    row = section.row
    viewport = section.viewport
  }

  /// R-COL-42: the row scrolls until its last group ends where what is in sight does.
  private var maximum: CGFloat { max(row.length - viewport, 0) }
}

extension RestingOffsets {
  /// Where the section rests that would stop at an offset by itself, in points.
  func offset(nearest offset: CGFloat) -> CGFloat {
    guard !offset.isNaN else { return 0 }
    let clamped = min(max(offset, 0), maximum)
    switch behavior {
    case .none, .continuous: return clamped
    case .continuousGroupLeadingBoundary, .groupPaging:
      // R-COL-43: where a group begins, but the end of the row from there on.
      if offset >= maximum { return maximum }
      return min(nearest(to: offset) { $0.start }, maximum)
    case .paging:
      // R-COL-44: whole pages, but the end of the row from there on.
      guard offset < maximum, viewport > 0 else { return maximum }
      return min((clamped / viewport).rounded() * viewport, maximum)
    case .groupPagingCentered:
      // R-COL-45: the middle of a group in the middle of what is in sight, past the ends too.
      return nearest(to: offset) { $0.start + ($0.length - viewport) / 2 }
    }
  }

  /// R-COL-46: where the section rests one page further.
  func page(from offset: CGFloat, isForward: Bool) -> CGFloat {
    let direction: CGFloat = isForward ? 1 : -1
    switch behavior {
    case .none, .continuous, .paging:
      return self.offset(nearest: offset + direction * viewport)
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered:
      let rest = self.offset(nearest: offset)
      let candidates = neighbours(of: offset).map { self.offset(nearest: $0) }
      let further = candidates.filter { isForward ? $0 > rest : $0 < rest }
      return (isForward ? further.min() : further.max()) ?? rest
    }
  }
}

extension RestingOffsets {
  private typealias Interval = (start: CGFloat, length: CGFloat)

  /// The rest that is nearest to an offset, the later one of two.
  private func nearest(to offset: CGFloat, _ rest: (Interval) -> CGFloat) -> CGFloat {
    intervals(near: offset).map(rest)
      .min { abs($0 - offset) == abs($1 - offset) ? $0 > $1 : abs($0 - offset) < abs($1 - offset) }
      ?? 0
  }

  /// The groups that a section may rest at, one before and one behind the nearest.
  private func intervals(near offset: CGFloat) -> [Interval] {
    var intervals: [Interval] = []
    let reach = viewport + (row.runs.map(\.pitch).max() ?? 0)
    row.visitGroups(in: ClosedRange(from: offset - reach, length: 2 * reach)) { group in
      intervals.append((group.origin[row.axis], group.layout.size[row.axis]))
      return true
    }
    guard intervals.isEmpty, let last = row.runs.last, let first = row.runs.first else {
      return intervals
    }
    let group = offset < 0 ? row.group(0, of: first) : row.group(last.count - 1, of: last)
    return [(group.origin[row.axis], group.layout.size[row.axis])]
  }

  /// Offsets that are nearest to the rests around one.
  private func neighbours(of offset: CGFloat) -> [CGFloat] {
    intervals(near: offset).map { stretch in
      behavior == .groupPagingCentered
        ? stretch.start + (stretch.length - viewport) / 2 : stretch.start
    } + [maximum]
  }
}
