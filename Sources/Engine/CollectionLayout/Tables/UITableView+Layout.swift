import Foundation
internal import LayoutTree
import UIKitLayout
import ViewLayout

extension UITableView {
  /// The maximum number of passes over the visible rows, because measuring can make other rows
  /// visible.
  private static let measuringLimit = 100
  /// The maximum number of rows measured in one layout; rows of height 0 would all be visible.
  private static let measurementLimit = 1000

  /// Updates the geometry if the data source's counts, the width or the heights have changed.
  func prepareLayout() {
    let dataHasChanged = needsReload
    if needsReload { recycleAllViews() }
    if let geometry, geometry.width != bounds.width {
      // R-TABLE-4: cells are measured again for a new width.
      measured = TableMeasurements()
      self.geometry = nil
    }
    let isStale = geometry == nil
    let geometry = geometry ?? makeGeometry()
    self.geometry = geometry
    contentSize = geometry.contentSize
    // R-TABLE-18: if the content became shorter, the table scrolls back to its end.
    if dataHasChanged || isStale, contentOffset.y > 0 {
      contentOffset.y = max(min(contentOffset.y, reachable(contentOffset).y), 0)
    }
  }

  /// Recycles all views and discards all measurements (R-TABLE-1).
  private func recycleAllViews() {
    for (element, view) in shown.inElementOrder { recycle(view, from: element) }
    (shown, preparedViews, hasViews) = ([:], [:], [:])
    (measured, geometry) = (TableMeasurements(), nil)
    selected = []
    needsReload = false
    _ = counts
  }

  /// The visible area without the content insets, in content coordinates; headers and footers are
  /// pinned to it.
  var visibleWindow: CGRect {
    CGRect(
      x: bounds.minX,
      y: bounds.minY + adjustedContentInset.top,
      width: bounds.width,
      height: max(bounds.height - adjustedContentInset.top - adjustedContentInset.bottom, 0)
    )
  }

  /// The visible parts, from top to bottom.
  package var visibleElements: [CollectionElement] {
    geometry?.parts(in: bounds, window: visibleWindow) ?? []
  }

  /// Measures visible parts with estimated heights, from top to bottom, until all are measured
  /// (R-TABLE-5, R-TABLE-6).
  func measureVisibleElements() {
    var count = 0
    for _ in 0..<Self.measuringLimit {
      let open = visibleElements.filter { isEstimate($0.identity) }
      // A reload that was requested in the meantime invalidates these rows.
      guard !open.isEmpty, count < Self.measurementLimit, !needsReload else { break }
      recycle(allBut: visibleElements)
      for element in open {
        // Earlier measurements may have moved this part out of the visible area.
        let frame = geometry?.frame(of: element.identity, in: visibleWindow)
        guard let frame, frame.minY < bounds.maxY else { break }
        count += 1
        measure(element.identity)
        guard count < Self.measurementLimit, !needsReload else { break }
      }
    }
    if let geometry { contentSize = geometry.contentSize }
  }

  /// Returns whether the height of a part is an estimate.
  func isEstimate(_ part: CollectionElement.Identity) -> Bool {
    guard let sections = geometry?.sections else { return false }
    switch part {
    case .cell(let section, let row):
      return sections[section].mayBeEstimate(row) && measured.rows[part.indexPath] == nil
    case .supplementary(.sectionHeader, let section, _): return sections[section].header.isEstimated
    case .supplementary(_, let section, _): return sections[section].footer.isEstimated
    default: return false
    }
  }

  private func measure(_ part: CollectionElement.Identity) {
    let height = height(of: part)
    guard let before = geometry?.frame(of: part) else { return }
    let section = part.indexPath.section
    switch part {
    case .cell(_, let row):
      measured.rows[part.indexPath] = height
      geometry?.update(section) { $0.rows.set(height, at: row) }
    case .supplementary(.sectionHeader, _, _):
      measured.headers[section] = height
      geometry?.update(section) { parts in
        (parts.header.height, parts.header.isEstimated) = (height, false)
        if height == 0 { parts.padding = 0 }
      }
    default:
      measured.footers[section] = height
      geometry?.update(section) { parts in
        (parts.footer.height, parts.footer.isEstimated) = (height, false)
      }
    }
    keepVisible(below: before, now: height)
  }

  /// Adjusts the content offset so that visible parts stay in place after a part above them is
  /// measured (R-TABLE-6).
  private func keepVisible(below before: CGRect, now height: CGFloat) {
    guard before.minY < bounds.minY, bounds.minY > -adjustedContentInset.top else { return }
    contentOffset.y += height - before.height
  }

  private func height(of part: CollectionElement.Identity) -> CGFloat {
    let path = part.indexPath
    switch part {
    case .cell: return height(ofRowAt: path)
    case .supplementary(let kind, _, _):
      let lookup = BoundaryLookup(isHeader: kind == .sectionHeader, section: path.section)
      guard let view = view(of: part) else { return emptyHeight(lookup) }
      return height(lookup, of: view)
    default: return 0
    }
  }

  /// Returns the height of a visible row, from the delegate or measured by its cell (R-TABLE-3,
  /// R-TABLE-4).
  private func height(ofRowAt path: IndexPath) -> CGFloat {
    let delegateHeight =
      explicitAnswer { delegate?.tableView(self, heightForRowAt: path) } ?? rowHeight
    let height = sanitized(delegateHeight, "the height of row \(path.section).\(path.row)")
    guard height == Self.automaticDimension else { return height }
    guard let cell = view(of: .cell(path)) as? UITableViewCell else {
      return RowMetrics.height
    }
    measurements += 1
    let frame = geometry?.frame(of: .cell(path)) ?? .zero
    cell.update(surroundings(of: path))
    if cell.frame != frame { cell.frame = frame }
    let answer = cell.systemLayoutSizeFitting(
      CGSize(width: frame.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let whole = pixelCeiling(sanitized(answer, "the height of row \(path.section).\(path.row)"))
    guard whole <= 0 else { return cell.rowHeight(ofContent: whole, separatorStyle) }
    // R-TABLE-21: constraints that do not determine a height are an issue.
    report(.cellWithoutHeight(path))
    return RowMetrics.height
  }

  /// Rounds a length up to a whole pixel.
  func pixelCeiling(_ length: CGFloat) -> CGFloat {
    guard length.isFinite else { return length }
    let scale = traits.displayScale
    return (length * scale - 1e-6).rounded(.up) / scale
  }
}
