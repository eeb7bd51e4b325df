public import Foundation
import UIKitLayout
import ViewLayout

extension UICollectionView {
  /// How many sections there are, as the data source said last.
  public var numberOfSections: Int { counts.count }

  /// How many items a section has, as the data source said last; none in a section that is not
  /// there.
  public func numberOfItems(inSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }

  /// The cell of an item in sight; `nil` for another one.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[.cell(indexPath)] as? UICollectionViewCell
  }

  /// The cells in sight, section by section.
  public var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  /// The items in sight, in order.
  public var indexPathsForVisibleItems: [IndexPath] {
    shown.keys.compactMap { if case .cell = $0 { $0.indexPath } else { nil } }.sorted()
  }

  /// The item of a cell in sight; `nil` for another one.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard let element = cell.element, shown[element] === cell else { return nil }
    return element.indexPath
  }

  /// The supplementary view of a kind at an index path, where it is in sight; else `nil`.
  public func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown[.supplementary(elementKind, indexPath)]
  }

  /// The supplementary views of a kind in sight, section by section.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
      .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
  }

  /// Where the supplementary views of a kind in sight are, in order.
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

  /// The layout's attributes of the cell of an item; `nil` where there is none.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// The layout's attributes of a supplementary view; `nil` where there is none.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// The item at a point of the content; `nil` where there is none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    let area = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    let cells = (currentResolver?.elements(in: area) ?? []).filter { element in
      guard case .cell = element.identity else { return false }
      return element.frame.holds(point)
    }
    return cells.max { $0.zIndex < $1.zIndex }?.identity.indexPath
  }

  /// Scrolls so far that an item is in sight, at a place there where one is given; a section that
  /// scrolls by itself is scrolled as well.
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

  /// How many items the sections have; the data source is asked where it was not, as before the
  /// first layout and after a reload (R-CV-1).
  var counts: [Int] {
    if let itemCounts { return itemCounts }
    let counts = currentCounts()
    itemCounts = counts
    return counts
  }

  /// How many items the sections have now, as the data source says.
  func currentCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(dataSource.numberOfSections(in: self), 0)).map { section in
      max(dataSource.collectionView(self, numberOfItemsInSection: section), 0)
    }
  }
}

extension UICollectionView {
  /// Where in sight something is scrolled to; none scrolls no further than to bring it in sight.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// One bit a place.
    public let rawValue: UInt

    /// Makes a position of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }
}

extension UICollectionView.ScrollPosition {
  /// How far content is scrolled to show something.
  ///
  /// - Parameters:
  ///   - element: Where it begins and how long it is, in points.
  ///   - offset: How far the content is scrolled now.
  ///   - length: How much of the content is in sight.
  ///   - axis: Along which.
  /// - Returns: In points.
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
