public import Foundation
import UIKitLayout
import ViewLayout

extension UITableView {
  /// How many sections there are, as the data source said last.
  public var numberOfSections: Int { counts.count }

  /// How many rows a section has, as the data source said last; none in a section that is not
  /// there.
  public func numberOfRows(inSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }

  /// The cell of a row in sight; `nil` for another one.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    shown[.cell(indexPath)] as? UITableViewCell
  }

  /// The cells in sight, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { cellForRow(at: $0) }
  }

  /// The rows in sight, from top to bottom; `nil` where there are none.
  public var indexPathsForVisibleRows: [IndexPath]? {
    let paths = shown.keys.compactMap { $0.isRow ? $0.indexPath : nil }.sorted()
    return paths.isEmpty ? nil : paths
  }

  /// The row of a cell in sight; `nil` for another one.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key.indexPath
  }

  /// The row at a point of the content; `nil` where there is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(x: point.x, y: point.y, width: 0.001, height: 0.001))?.first
  }

  /// The rows that share area with a rectangle of the content, from top to bottom.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    readyGeometry.parts(in: rect, window: visibleWindow).compactMap { element in
      element.identity.isRow ? element.identity.indexPath : nil
    }
  }

  /// Where a row is in the content; nothing where there is no such row.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    readyGeometry.frame(of: .cell(indexPath)) ?? .zero
  }

  /// Where a section with its header and footer is in the content; nothing where there is none.
  public func rect(forSection section: Int) -> CGRect {
    let geometry = readyGeometry
    guard geometry.sections.indices.contains(section) else { return .zero }
    return CGRect(
      x: 0,
      y: geometry.start(of: section),
      width: geometry.width,
      height: geometry.sections[section].height
    )
  }

  /// Where a section's header is in the content as long as it is not held in sight.
  public func rectForHeader(inSection section: Int) -> CGRect {
    readyGeometry.frame(of: .header(section)) ?? .zero
  }

  /// Where a section's footer is in the content as long as it is not held in sight.
  public func rectForFooter(inSection section: Int) -> CGRect {
    readyGeometry.frame(of: .footer(section)) ?? .zero
  }

  /// The view above a section in sight; `nil` for another one.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown[.header(section)] as? UITableViewHeaderFooterView
  }

  /// The view below a section in sight; `nil` for another one.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown[.footer(section)] as? UITableViewHeaderFooterView
  }
}

// MARK: Scrolling

extension UITableView {
  /// Scrolls so far that a row is in sight, at a place there where one is given (R-TABLE-17).
  public func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    layoutIfNeeded()
    // What comes into sight may be measured then, and be elsewhere: at most each row once.
    for _ in 0...counts.reduce(0, +) {
      guard let geometry, let frame = geometry.frame(of: .cell(indexPath)) else { return }
      let offset = offset(showing: frame, at: scrollPosition, below: header(above: indexPath))
      guard contentOffset.y != offset else { return }
      contentOffset.y = offset
      layoutIfNeeded()
    }
  }

  /// Scrolls so far that the selected row nearest to what is in sight is in sight.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let row = selected.min() else { return }
    scrollToRow(at: row, at: scrollPosition, animated: animated)
  }

  /// How high the header is that is held over a row's section.
  private func header(above path: IndexPath) -> CGFloat {
    style == .plain ? geometry?.sections[path.section].header.height ?? 0 : 0
  }

  private func offset(
    showing frame: CGRect,
    at position: ScrollPosition,
    below header: CGFloat
  ) -> CGFloat {
    let atTop = frame.minY - header - contentInset.top
    let atBottom = frame.maxY - bounds.height + contentInset.bottom
    let offset =
      switch position {
      case .top: atTop
      case .middle: (frame.minY - contentInset.top + atBottom) / 2
      case .bottom: atBottom
      case .none:
        min(max(contentOffset.y, min(atTop, atBottom)), max(atTop, atBottom))
      }
    return reachable(CGPoint(x: contentOffset.x, y: offset)).y
  }
}

// MARK: What there is

extension UITableView {
  /// How many rows the sections have; the data source is asked where it was not.
  var counts: [Int] {
    if let rowCounts { return rowCounts }
    let counts = currentCounts()
    rowCounts = counts
    return counts
  }

  /// How many rows the sections have now, as the data source says.
  func currentCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(dataSource.numberOfSections(in: self), 0)).map { section in
      max(dataSource.tableView(self, numberOfRowsInSection: section), 0)
    }
  }

  /// Where everything is, with nothing measured for this question.
  private var readyGeometry: TableGeometry {
    if !isPlacingSubviews { prepareLayout() }
    return geometry ?? makeGeometry()
  }
}
