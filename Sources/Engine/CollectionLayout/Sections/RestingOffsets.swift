import Foundation
import ViewLayout

/// The offsets at which an orthogonal section comes to rest.
struct RestingOffsets {
  private let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  private let row: GroupRow
  /// The visible length of the section, in points.
  private let viewport: CGFloat

  /// Creates the resting offsets of a section; `nil` if it does not scroll orthogonally.
  init?(_ section: SectionLayout) {
    behavior = section.template.blueprint.behavior
    guard behavior != .none else { return nil }
    row = section.row
    viewport = section.viewport
  }

  /// The maximum offset, at which the end of the last group is at the end of the visible part
  /// (R-COL-42).
  private var maximum: CGFloat { max(row.length - viewport, 0) }
}

extension RestingOffsets {
  /// Returns the resting offset for an offset where scrolling would stop, in points.
  func offset(nearest offset: CGFloat) -> CGFloat {
    guard !offset.isNaN else { return 0 }
    let clamped = min(max(offset, 0), maximum)
    switch behavior {
    case .none, .continuous: return clamped
    case .continuousGroupLeadingBoundary, .groupPaging:
      // R-COL-43: the section rests at the start of a group, or at the maximum offset.
      if offset >= maximum { return maximum }
      return min(nearest(to: offset) { $0.start }, maximum)
    case .paging:
      // R-COL-44: the section rests at a multiple of the visible length, or at the maximum offset.
      guard offset < maximum, viewport > 0 else { return maximum }
      return min((clamped / viewport).rounded() * viewport, maximum)
    case .groupPagingCentered:
      // R-COL-45: a group is centered, even if that exceeds the usual limits of the offset.
      return nearest(to: offset) { $0.start + ($0.length - viewport) / 2 }
    }
  }

  /// Returns the resting offset after scrolling by one page (R-COL-46).
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

  /// Returns the resting offset nearest to an offset; of two equally near ones, the larger.
  private func nearest(to offset: CGFloat, _ rest: (Interval) -> CGFloat) -> CGFloat {
    intervals(near: offset).map(rest)
      .min { abs($0 - offset) == abs($1 - offset) ? $0 > $1 : abs($0 - offset) < abs($1 - offset) }
      ?? 0
  }

  /// Returns the groups near an offset, at least one if the section has any.
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

  /// Returns the candidates for resting offsets near an offset.
  private func neighbours(of offset: CGFloat) -> [CGFloat] {
    intervals(near: offset).map { stretch in
      behavior == .groupPagingCentered
        ? stretch.start + (stretch.length - viewport) / 2 : stretch.start
    } + [maximum]
  }
}
