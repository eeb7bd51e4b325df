import Foundation
internal import LayoutTree
import UIKitLayout
import ViewLayout

extension UITableView {
  /// Shows views for the visible parts, and recycles all others (R-TABLE-2).
  func showVisibleElements() {
    guard let geometry, !needsReload else { return }
    let elements = visibleElements
    recycle(allBut: elements)
    for element in elements {
      // A reload that was requested in the meantime invalidates these rows.
      guard !needsReload, let view = view(of: element.identity) else { continue }
      if let cell = view as? UITableViewCell {
        cell.update(surroundings(of: element.identity.indexPath))
        cell.isSelected = selected.contains(element.identity.indexPath)
      }
      if view.frame != element.frame { view.frame = element.frame }
      display(view, as: element.identity)
    }
    placeHeaderAndFooter(geometry)
    for (view, element) in replaced { recycle(view, from: element) }
    replaced = []
  }

  private func placeHeaderAndFooter(_ geometry: TableGeometry) {
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    for (view, place) in [(tableHeaderView, 0), (tableFooterView, geometry.end)] {
      guard let view else { continue }
      let frame = CGRect(x: 0, y: place, width: bounds.width, height: view.bounds.height)
      if view.frame != frame { view.frame = frame }
    }
    // Headers and footers are in front of rows, ordered by section, with a section's header before
    // its footer.
    let boundaries = shown.filter { !$0.key.isRow }.sorted {
      ($0.key.indexPath.section, $0.key.isFooter ? 1 : 0)
        < ($1.key.indexPath.section, $1.key.isFooter ? 1 : 0)
    }
    guard !subviews.suffix(boundaries.count).elementsEqual(boundaries, by: { $0 === $1.value })
    else { return }
    for (_, view) in boundaries { bringSubviewToFront(view) }
  }

  /// Returns the visible view of a part, or requests one.
  ///
  /// - Returns: `nil` if there is none.
  func view(of part: CollectionElement.Identity) -> UIView? {
    if let view = shown[part] { return view }
    guard let view = newView(of: part) else { return nil }
    show(view, as: part)
    return view
  }

  func show(_ view: UIView, as part: CollectionElement.Identity) {
    shown[part] = view
    if view.superview !== self { addSubview(view) }
  }

  private func newView(of part: CollectionElement.Identity) -> UIView? {
    let path = part.indexPath
    switch part {
    case .cell: return cell(at: path)
    case .supplementary(let kind, _, _):
      let lookup = BoundaryLookup(isHeader: kind == .sectionHeader, section: path.section)
      return delegateView(lookup) ?? title(lookup).map { titleView($0, lookup) }
    default: return nil
    }
  }

  private func titleView(_ title: String, _ lookup: BoundaryLookup) -> UIView {
    let view = SectionTitleView(reuseIdentifier: nil)
    view.title = title
    var content: UIListContentConfiguration = lookup.isHeader ? .header() : .footer()
    content.text = title
    // R-TABLE-8: the table determines the height of a title, so the content has no vertical
    // margins.
    content.directionalLayoutMargins.top = 0
    content.directionalLayoutMargins.bottom = 0
    view.contentConfiguration = content
    return view
  }

  /// Returns the data source's cell for a row, or a plain one if that cannot be shown.
  ///
  /// - Parameters:
  ///   - path: The index path of the row.
  ///   - existing: The cell to reconfigure; `nil` to dequeue or create one.
  /// - Returns: `nil` if there is no data source.
  func cell(at path: IndexPath, existing: UITableViewCell? = nil) -> UITableViewCell? {
    guard let dataSource else { return nil }
    let (outer, call) = (self.call, TableCall(existing: existing))
    self.call = call
    var cell = ProviderCall.run { dataSource.tableView(self, cellForRowAt: path) }
    self.call = outer
    for other in call.dequeued where other !== cell { pool.put(other, for: other.reuseKey) }
    // R-TABLE-22: one cell cannot show two rows.
    if cell !== existing, shown.values.contains(where: { $0 === cell }) {
      report(.cellShownTwice(path))
      cell = plainCell()
    }
    if cell.cellToken == nil { cell.cellToken = tally.makeToken() }
    cell.indentationLevel =
      explicitAnswer { delegate?.tableView(self, indentationLevelForRowAt: path) }
      ?? cell.indentationLevel
    return cell
  }

  /// Returns the margins and editing controls that reduce the content of a row's cell.
  func surroundings(of path: IndexPath) -> CellLayoutState {
    var surroundings = CellLayoutState()
    surroundings.margin = TableMetrics.margin(inWidth: bounds.width)
    surroundings.verticalMargin = TableMetrics.cellMargin[traits.metrics]
    if insetsContentViewsToSafeArea, style != .insetGrouped {
      surroundings.safeLeft = safeAreaInsets.left
      surroundings.safeRight = safeAreaInsets.right
    }
    if let titles = dataSource?.sectionIndexTitles(for: self), !titles.isEmpty {
      surroundings.indexWidth = TableMetrics.sectionIndexWidth[traits.metrics]
    }
    guard isEditing, let dataSource else { return surroundings }
    // R-TABLE-14: editing controls are shown only while the table is being edited.
    surroundings.isEditing = true
    guard dataSource.tableView(self, canEditRowAt: path) else {
      surroundings.isMovable = dataSource.tableView(self, canMoveRowAt: path)
      return surroundings
    }
    surroundings.isMovable = dataSource.tableView(self, canMoveRowAt: path)
    surroundings.editingStyle = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    surroundings.isIndented =
      delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    return surroundings
  }
}

// MARK: Coming and going

extension UITableView {
  /// Recycles all visible views except those of the given parts.
  func recycle(allBut elements: [CollectionElement]) {
    guard !shown.isEmpty else { return }
    var leaving = shown
    for element in elements { leaving[element.identity] = nil }
    for (element, view) in leaving.inElementOrder {
      shown[element] = nil
      recycle(view, from: element)
    }
  }

  /// Removes a view and puts it into the reuse pool.
  func recycle(_ view: UIView, from element: CollectionElement.Identity) {
    view.removeFromSuperview()
    switch view {
    case let cell as UITableViewCell:
      if cell.isDisplayed {
        cell.isDisplayed = false
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: element.indexPath)
      }
      pool.put(cell, for: cell.reuseKey)
    case let view as UITableViewHeaderFooterView:
      pool.put(view, for: view.reuseIdentifier.map { .boundary($0) })
    default: break
    }
  }

  private func display(_ view: UIView, as element: CollectionElement.Identity) {
    let path = element.indexPath
    if let cell = view as? UITableViewCell {
      guard !cell.isDisplayed else { return }
      cell.isDisplayed = true
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    } else if let view = view as? UITableViewHeaderFooterView, !view.isDisplayed {
      view.isDisplayed = true
      if element == .header(path.section) {
        delegate?.tableView(self, willDisplayHeaderView: view, forSection: path.section)
      } else {
        delegate?.tableView(self, willDisplayFooterView: view, forSection: path.section)
      }
    }
  }

  func editingDidChange() {
    setNeedsLayout()
    // R-TABLE-14: narrower content may be taller.
    measured.rows = [:]
    lengthsDidChange()
  }
}

/// Functions that scene hosts and inspections use.
extension UITableView: ElementView {
  package var isTable: Bool { true }

  package func makeDetachedView() -> any ElementView { detachedCopy() }

  package var allElements: [CollectionElement] {
    guard let geometry else { return [] }
    let content = CGRect(origin: .zero, size: geometry.contentSize).union(bounds)
    return geometry.parts(in: content, window: visibleWindow)
  }

  package func element(_ identity: CollectionElement.Identity) -> CollectionElement? {
    geometry?.frame(of: identity, in: visibleWindow).map {
      CollectionElement(identity: identity, frame: $0, zIndex: identity.isRow ? 0 : 1)
    }
  }

  package var printedSections: [PrintedSection]? {
    (dataSource as? any IdentifiedDataSource)?.printedSections
  }

  package func contentDidChange() {
    for (element, view) in shown {
      view.invalidateContent()
      // R-TABLE-4: content that may have changed is measured again.
      if element.isRow { measured.rows[element.indexPath] = nil }
    }
    lengthsDidChange()
  }

  /// Returns a new table with the same data source, delegate, heights and registered classes that
  /// has not been laid out.
  ///
  /// Laws use it to inspect a table that an author shows in one view only.
  package func detachedCopy() -> UITableView {
    let detachedCopy = UITableView(frame: frame, style: style)
    detachedCopy.registry = registry
    detachedCopy.rowHeight = rowHeight
    detachedCopy.estimatedRowHeight = estimatedRowHeight
    detachedCopy.sectionHeaderHeight = sectionHeaderHeight
    detachedCopy.sectionFooterHeight = sectionFooterHeight
    detachedCopy.estimatedSectionHeaderHeight = estimatedSectionHeaderHeight
    detachedCopy.estimatedSectionFooterHeight = estimatedSectionFooterHeight
    detachedCopy.sectionHeaderTopPadding = sectionHeaderTopPadding
    detachedCopy.contentInset = contentInset
    detachedCopy.isEditing = isEditing
    detachedCopy.tableHeaderView = tableHeaderView.map { UIView(frame: $0.frame) }
    detachedCopy.tableFooterView = tableFooterView.map { UIView(frame: $0.frame) }
    detachedCopy.delegate = delegate
    detachedCopy.dataSource = dataSource
    return detachedCopy
  }
}
