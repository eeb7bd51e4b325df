public import Foundation
import UIKitLayout
import ViewLayout

extension UITableView {
  public var numberOfSections: Int { counts.count }

  /// Returns the number of rows in a section, as last reported by the data source; 0 if it does not
  /// exist.
  public func numberOfRows(inSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }

  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    shown[.cell(indexPath)] as? UITableViewCell
  }

  public var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { cellForRow(at: $0) }
  }

  public var indexPathsForVisibleRows: [IndexPath]? {
    let paths = shown.keys.compactMap { $0.isRow ? $0.indexPath : nil }.sorted()
    return paths.isEmpty ? nil : paths
  }

  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key.indexPath
  }

  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(x: point.x, y: point.y, width: 0.001, height: 0.001))?.first
  }

  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    readyGeometry.parts(in: rect, window: visibleWindow).compactMap { element in
      element.identity.isRow ? element.identity.indexPath : nil
    }
  }

  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    readyGeometry.frame(of: .cell(indexPath)) ?? .zero
  }

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

  /// Returns the frame of a section's header in content coordinates, without pinning.
  public func rectForHeader(inSection section: Int) -> CGRect {
    readyGeometry.frame(of: .header(section)) ?? .zero
  }

  /// Returns the frame of a section's footer in content coordinates, without pinning.
  public func rectForFooter(inSection section: Int) -> CGRect {
    readyGeometry.frame(of: .footer(section)) ?? .zero
  }

  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown[.header(section)] as? UITableViewHeaderFooterView
  }

  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown[.footer(section)] as? UITableViewHeaderFooterView
  }
}

// MARK: Scrolling

extension UITableView {
  /// Scrolls until a row is visible, at a position if one is given (R-TABLE-17).
  public func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    layoutIfNeeded()
    // Newly visible rows may be measured and move the row, so scrolling repeats, at most once per
    // row.
    for _ in 0...counts.reduce(0, +) {
      guard let geometry, let frame = geometry.frame(of: .cell(indexPath)) else { return }
      let offset = offset(showing: frame, at: scrollPosition, below: header(above: indexPath))
      guard contentOffset.y != offset else { return }
      contentOffset.y = offset
      layoutIfNeeded()
    }
  }

  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let row = selected.min() else { return }
    scrollToRow(at: row, at: scrollPosition, animated: animated)
  }

  /// Returns the height of the pinned header that covers the rows of a section.
  private func header(above path: IndexPath) -> CGFloat {
    style == .plain ? geometry?.sections[path.section].header.height ?? 0 : 0
  }

  private func offset(
    showing frame: CGRect,
    at position: ScrollPosition,
    below header: CGFloat
  ) -> CGFloat {
    let atTop = frame.minY - header - adjustedContentInset.top
    let atBottom = frame.maxY - bounds.height + adjustedContentInset.bottom
    let offset =
      switch position {
      case .top: atTop
      case .middle: (frame.minY - adjustedContentInset.top + atBottom) / 2
      case .bottom: atBottom
      case .none:
        min(max(contentOffset.y, min(atTop, atBottom)), max(atTop, atBottom))
      }
    return reachable(CGPoint(x: contentOffset.x, y: offset)).y
  }
}

// MARK: What there is

extension UITableView {
  /// The numbers of rows in the sections, loaded from the data source when needed.
  var counts: [Int] {
    if let rowCounts { return rowCounts }
    let counts = currentCounts()
    rowCounts = counts
    return counts
  }

  /// Returns the numbers of rows in the sections that the data source reports now.
  func currentCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(dataSource.numberOfSections(in: self), 0)).map { section in
      max(dataSource.tableView(self, numberOfRowsInSection: section), 0)
    }
  }

  /// The up-to-date geometry, without additional measurements.
  private var readyGeometry: TableGeometry {
    if !isPlacingSubviews { prepareLayout() }
    return geometry ?? makeGeometry()
  }
}
