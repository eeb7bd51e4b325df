import Foundation
import UIKitLayout
import ViewLayout

/// The questions that those who show a table ask of it.
extension UITableView: ElementView {
  package var isTable: Bool { true }

  package func anotherView() -> any ElementView { twin() }

  package var allElements: [CollectionElement] {
    guard let geometry else { return [] }
    let content = CGRect(origin: .zero, size: geometry.contentSize).union(bounds)
    return geometry.parts(in: content, window: sightWindow)
  }

  package func element(_ identity: CollectionElement.Identity) -> CollectionElement? {
    geometry?.frame(of: identity, in: sightWindow).map {
      CollectionElement(identity: identity, frame: $0, zIndex: identity.isRow ? 0 : 1)
    }
  }

  package var printedSections: [PrintedSection]? {
    (dataSource as? any IdentifiedDataSource)?.printedSections
  }

  package func contentDidChange() {
    for (element, view) in shown {
      view.noteChangedContent()
      // R-TABLE-4: what may have changed is measured anew.
      if element.isRow { measured.rows[element.indexPath] = nil }
    }
    lengthsDidChange()
  }

  /// Another table of the same data source, delegate, heights and registered classes, which was never
  /// laid out: laws look at it where an author has one table only.
  package func twin() -> UITableView {
    let twin = UITableView(frame: frame, style: style)
    twin.registry = registry
    twin.rowHeight = rowHeight
    twin.estimatedRowHeight = estimatedRowHeight
    twin.sectionHeaderHeight = sectionHeaderHeight
    twin.sectionFooterHeight = sectionFooterHeight
    twin.estimatedSectionHeaderHeight = estimatedSectionHeaderHeight
    twin.estimatedSectionFooterHeight = estimatedSectionFooterHeight
    twin.sectionHeaderTopPadding = sectionHeaderTopPadding
    twin.contentInset = contentInset
    twin.isEditing = isEditing
    twin.tableHeaderView = tableHeaderView.map { UIView(frame: $0.frame) }
    twin.tableFooterView = tableFooterView.map { UIView(frame: $0.frame) }
    twin.delegate = delegate
    twin.dataSource = dataSource
    return twin
  }
}
