import UIKitLayout
import ViewLayout

extension UICollectionView {
  /// The drawing of an element's content in sight, at the element's own corner.
  func drawnContent(
    of element: CollectionElement,
    _ columns: ResolvedColumns
  ) -> [ResolvedNode] {
    shown[element.identity]?.drawnInside(columns) ?? []
  }

  /// The views that authors have put between the elements, in the content's coordinates.
  func drawnBackdrop(_ columns: ResolvedColumns) -> [ResolvedNode] {
    subviews.filter { ($0 as? UICollectionReusableView)?.element == nil }
      .map { $0.drawing(columns) }
  }

  /// The labels that tell elements apart besides their places: the identifiers that a data source
  /// knows the items by; of another one, what the cells in sight were dequeued as, where they differ
  /// in it.
  func drawnLabels(
    of elements: [CollectionElement.Identity]
  ) -> [CollectionElement.Identity: String] {
    let cells = elements.filter { if case .cell = $0 { true } else { false } }
    if let dataSource = dataSource as? any IdentifiedDataSource {
      return labels(of: cells) { dataSource.printedItem(at: $0.indexPath) }
    }
    let labels = labels(of: cells) { shown[$0]?.dequeuedName }
    return Set(labels.values).count > 1 ? labels : [:]
  }

  /// The label that tells a section apart besides its place; `nil` where there is none.
  func drawnLabel(ofSection section: Int) -> String? {
    let label = (dataSource as? any IdentifiedDataSource)?.printedSection(at: section)
    return label == "\(section)" ? nil : label
  }
}

extension UICollectionView {
  /// The elements in sight, as pictures show them in the view.
  func drawnElements(_ columns: ResolvedColumns) -> [ResolvedNode] {
    guard let resolver else { return drawnBackdrop(columns) }
    return CollectionDrawing(
      elementsInSight,
      in: self,
      laidOutBy: resolver,
      window: bounds,
      columns: columns
    ).nodes
  }

  private func labels(
    of cells: [CollectionElement.Identity],
    label: (CollectionElement.Identity) -> String?
  ) -> [CollectionElement.Identity: String] {
    Dictionary(cells.compactMap { cell in label(cell).map { (cell, $0) } }) { first, _ in first }
  }
}

extension UICollectionReusableView {
  /// The identifier that the view was dequeued by, or its class.
  fileprivate var dequeuedName: String { reuseIdentifier ?? String(describing: type(of: self)) }
}
