import Foundation
internal import LayoutTree
import UIKitLayout
import ViewLayout

/// The heights of a table's sections and rows, from the delegate and the data source.
extension UITableView {
  /// Computes the positions and heights of all parts.
  func makeGeometry() -> TableGeometry {
    let sections = counts.indices.map { section(at: $0) }
    var geometry = TableGeometry(
      width: bounds.width,
      side: style == .insetGrouped
        ? TableMetrics.side(inWidth: bounds.width, of: traits.metrics) : 0,
      pinsBoundaries: style == .plain,
      // R-TABLE-13: the table's own header is above all sections.
      top: sanitized(tableHeaderView?.bounds.height ?? 0, "the tableHeaderView's height"),
      bottom: sanitized(tableFooterView?.bounds.height ?? 0, "the tableFooterView's height"),
      sections: sections
    )
    for (path, height) in measured.rows where geometry.contains(path) {
      guard sections[path.section].mayBeEstimate(path.row) else { continue }
      geometry.update(path.section) { $0.rows.set(height, at: path.row) }
    }
    return geometry
  }

  private func section(at index: Int) -> TableSection {
    let count = counts[index]
    var (rows, estimated) = self.rows(ofSection: index, count: count)
    if count == 0 { estimated = .none }
    var section = TableSection(rows: rows, estimated: estimated)
    section.header = boundary(BoundaryLookup(isHeader: true, section: index))
    section.footer = boundary(BoundaryLookup(isHeader: false, section: index))
    // R-TABLE-7: only a section with a header has a spacing above it.
    if section.header.height > 0 { section.padding = headerPadding }
    return section
  }

  private var headerPadding: CGFloat {
    let padding = sectionHeaderTopPadding
    guard padding == Self.automaticDimension else {
      return sanitized(padding, "sectionHeaderTopPadding")
    }
    return style == .plain ? TableMetrics.headerPadding[traits.metrics] : 0
  }
}

// MARK: Rows

extension UITableView {
  /// Returns the heights of a section's rows, and which of them are estimates (R-TABLE-3,
  /// R-TABLE-5).
  private func rows(
    ofSection section: Int,
    count: Int
  ) -> (HeightList, TableSection.EstimatedRows) {
    let automatic = Self.automaticDimension
    func delegateHeight(_ row: Int) -> CGFloat? {
      explicitAnswer {
        delegate?.tableView(self, heightForRowAt: IndexPath(row: row, section: section))
      }
    }
    func estimate(_ row: Int) -> CGFloat? {
      explicitAnswer {
        delegate?.tableView(self, estimatedHeightForRowAt: IndexPath(row: row, section: section))
      }
    }
    guard count > 0 else { return (HeightList(repeating: 0, count: 0), .none) }
    let height = sanitized(rowHeight, "rowHeight")
    guard let first = delegateHeight(0) else {
      if height != automatic { return (HeightList(repeating: height, count: count), .none) }
      return estimatedRows(count, estimate)
    }
    if estimatedRowHeight > 0 || usesDelegateEstimates(section) {
      return estimatedRows(count, estimate)
    }
    var heights = [first] + (1..<max(count, 1)).map { delegateHeight($0) ?? height }
    var open: Set<Int> = []
    for (row, height) in heights.enumerated() {
      let height = sanitized(height, "the height of row \(section).\(row)")
      heights[row] = height == automatic ? commonEstimate : height
      if height == automatic, estimatesRows { open.insert(row) }
    }
    return (HeightList(heights), open.isEmpty ? .none : .some(open))
  }

  private func usesDelegateEstimates(_ section: Int) -> Bool {
    let path = IndexPath(row: 0, section: section)
    return explicitAnswer { delegate?.tableView(self, estimatedHeightForRowAt: path) } != nil
  }

  private func estimatedRows(
    _ count: Int,
    _ estimate: (Int) -> CGFloat?
  ) -> (HeightList, TableSection.EstimatedRows) {
    let open = estimatesRows ? TableSection.EstimatedRows.all : .none
    guard let first = estimate(0) else {
      return (HeightList(repeating: commonEstimate, count: count), open)
    }
    let heights = [first] + (1..<max(count, 1)).map { estimate($0) ?? commonEstimate }
    let sanitized = heights.map { height in
      let height = self.sanitized(height, "an estimated row height")
      return height > 0 ? height : commonEstimate
    }
    return (HeightList(sanitized), .all)
  }

  /// Whether automatic row heights are measured by the cells (R-TABLE-5).
  private var estimatesRows: Bool { estimatedRowHeight != 0 }

  /// The height, in points, of unmeasured rows for which the delegate returns no estimate.
  private var commonEstimate: CGFloat {
    let height = sanitized(estimatedRowHeight, "estimatedRowHeight")
    return height > 0 ? height : RowMetrics.height
  }
}

// MARK: Lengths

extension UITableView {
  /// Returns a valid length; an invalid one is reported as an issue and becomes 0 (R-TABLE-20).
  func sanitized(_ length: CGFloat, _ name: @autoclosure () -> String) -> CGFloat {
    if length == Self.automaticDimension { return length }
    guard length >= 0, BlueprintBuilder.lengths.contains(length) else {
      report(.invalidDimension(length, of: name()))
      return 0
    }
    return length
  }
}

extension Issue {
  static func cellWithoutHeight(_ path: IndexPath) -> Issue {
    Issue(
      kind: .cellWithoutHeight,
      place: "row \(path.section).\(path.row)",
      message: """
        the constraints in the content view of row \(path.section).\(path.row) do not determine its height, \
        which counts as \(LengthText.text(RowMetrics.height)); add constraints from its \
        top to its bottom
        """
    )
  }

  static func cellShownTwice(_ path: IndexPath) -> Issue {
    Issue(
      kind: .cellNotRegistered,
      place: "row \(path.section).\(path.row)",
      message: """
        the data source returns the cell of another row for row \(path.section).\(path.row); \
        dequeue a cell for each
        """
    )
  }
}
