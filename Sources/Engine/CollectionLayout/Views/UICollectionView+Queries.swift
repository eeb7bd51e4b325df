public import Foundation
internal import LayoutTree
import UIKitLayout
import ViewLayout

extension UICollectionView {
  public var numberOfSections: Int { counts.count }

  /// Returns the number of items in a section, as last reported by the data source; 0 if it does
  /// not exist.
  public func numberOfItems(inSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }

  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[.cell(indexPath)] as? UICollectionViewCell
  }

  public var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  public var indexPathsForVisibleItems: [IndexPath] {
    shown.keys.compactMap { if case .cell = $0 { $0.indexPath } else { nil } }.sorted()
  }

  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard let element = cell.element, shown[element] === cell else { return nil }
    return element.indexPath
  }

  public func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown[.supplementary(elementKind, indexPath)]
  }

  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
      .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
  }

  public func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    shown.keys.compactMap { element in
      switch element {
      case .supplementary(elementKind, _, _), .layoutSupplementary(elementKind, _):
        element.indexPath
      default: nil
      }
    }.sorted()
  }

  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    let area = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    let cells = (currentResolver?.elements(in: area) ?? []).filter { element in
      guard case .cell = element.identity else { return false }
      return element.frame.includes(point)
    }
    return cells.max { $0.zIndex < $1.zIndex }?.identity.indexPath
  }

  /// Scrolls until an item is visible, at a position if one is given; also scrolls an orthogonal
  /// section.
  public func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    layoutIfNeeded()
    scrollSection(to: indexPath, at: scrollPosition)
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    var offset = contentOffset
    for axis in Axis.allCases {
      offset[axis] = scrollPosition.offset(
        showing: (frame.origin[axis], frame.size[axis]),
        from: offset[axis],
        in: bounds.size[axis],
        along: axis
      )
    }
    contentOffset = reachable(offset)
  }
}

extension UICollectionView {
  private func scrollSection(to indexPath: IndexPath, at position: ScrollPosition) {
    guard let resolver = compositional, let place = resolver.placeInRow(of: indexPath) else {
      return
    }
    let section = indexPath.section
    let offset = position.offset(
      showing: (place.start, place.length),
      from: resolver.orthogonalOffset(ofSection: section),
      in: place.viewport,
      along: resolver.axis.cross
    )
    _ = scroll(section: section, to: resolver.restingOffset(ofSection: section, for: offset) ?? 0)
  }

  /// The numbers of items in the sections, loaded from the data source when needed (R-CV-1).
  ///
  /// They are needed before the first layout and after a reload.
  var counts: [Int] {
    if let itemCounts { return itemCounts }
    let counts = currentCounts()
    itemCounts = counts
    return counts
  }

  /// Returns the numbers of items in the sections that the data source reports now.
  func currentCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(dataSource.numberOfSections(in: self), 0)).map { section in
      max(dataSource.collectionView(self, numberOfItemsInSection: section), 0)
    }
  }
}

extension UICollectionView {
  /// The position to scroll an element to; an empty set scrolls only as far as needed to make it
  /// visible.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }
}

extension UICollectionView.ScrollPosition {
  /// Returns the scroll offset at which an element is at this position.
  ///
  /// - Parameters:
  ///   - element: The start and the length of the element, in points.
  ///   - offset: The current scroll offset.
  ///   - length: The visible length of the content.
  ///   - axis: The axis to scroll along.
  /// - Returns: The scroll offset, in points.
  func offset(
    showing element: (start: CGFloat, length: CGFloat),
    from offset: CGFloat,
    in length: CGFloat,
    along axis: Axis
  ) -> CGFloat {
    let atStart = element.start
    let atEnd = element.start + element.length - length
    let isVertical = axis == .vertical
    if contains(isVertical ? .top : .left) { return atStart }
    if contains(isVertical ? .centeredVertically : .centeredHorizontally) {
      return (atStart + atEnd) / 2
    }
    if contains(isVertical ? .bottom : .right) { return atEnd }
    return element.length > length ? min(offset, atStart) : min(max(offset, atEnd), atStart)
  }
}
