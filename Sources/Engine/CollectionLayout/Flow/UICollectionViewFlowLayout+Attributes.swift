import Foundation
import UIKitLayout
import ViewLayout

extension UICollectionViewFlowLayout {
  /// The `zIndex` of pinned headers and footers (R-FLOW-14).
  private static let pinnedZIndex = 10

  /// Returns the attributes of the elements that intersect a rectangle, section by section.
  ///
  /// - Complexity: O(log *s* + log *l* + *n*) for *s* sections, *l* lines of unequal items and *n*
  ///   items in the lines near the rectangle.
  func attributes(in rectangle: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let rectangle = rectangle.bounded else { return [] }
    let arrangement = arrangement
    let logical = arrangement.directed(rectangle)
    var found: [UICollectionViewLayoutAttributes] = []
    for section in arrangement.sectionIndices(
      in: ClosedRange(from: logical.origin[axis], length: logical.size[axis])
    ) {
      found += supplementary(.header, section, in: rectangle)
      arrangement.visitItems(ofSection: section, in: rectangle) { item, frame in
        let path = IndexPath(item: item, section: section)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = frame
        found.append(attributes)
      }
      found += supplementary(.footer, section, in: rectangle)
    }
    return found
  }

  /// Returns the attributes of a header or footer, or `nil` if there is none.
  func attributes(of edge: FlowEdge, section: Int) -> UICollectionViewLayoutAttributes? {
    guard let own = arrangement.frame(of: edge, section: section) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: edge.kind,
      with: IndexPath(item: 0, section: section)
    )
    attributes.frame = own
    if pins(edge), let visible = pinningRange,
      let pinned = arrangement.pinnedFrame(of: edge, section: section, in: visible)
    {
      attributes.frame = pinned
      attributes.zIndex = Self.pinnedZIndex
    }
    return attributes
  }

  /// Returns whether headers, or footers, are pinned to the visible bounds.
  func pins(_ edge: FlowEdge) -> Bool {
    edge == .header ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
  }

  private func supplementary(
    _ edge: FlowEdge,
    _ section: Int,
    in rectangle: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    guard let attributes = attributes(of: edge, section: section),
      attributes.frame.sharesArea(with: rectangle)
    else { return [] }
    return [attributes]
  }

  /// The visible range on the main axis, without safe area and content insets; `nil` while no view
  /// shows the layout.
  private var pinningRange: ClosedRange<CGFloat>? {
    guard let view = collectionView else { return nil }
    let (bounds, safeArea, inset) = MainActor.assumeIsolated {
      (view.bounds, view.safeAreaInsets, view.contentInset.sanitized)
    }
    let visible = arrangement.directed(bounds)
    let covered = arrangement.isMirrored ? safeArea.mirrored : safeArea
    let own = arrangement.isMirrored ? inset.mirrored : inset
    let before = axis == .vertical ? covered.top + own.top : covered.left + own.left
    let after = axis == .vertical ? covered.bottom + own.bottom : covered.right + own.right
    return ClosedRange(
      from: visible.origin[axis] + before,
      length: visible.size[axis] - before - after
    )
  }
}

extension CGRect {
  /// The rectangle limited to valid lengths; `nil` if a length is NaN.
  fileprivate var bounded: CGRect? {
    let (limits, lengths) = (
      BlueprintBuilder.lengths, [origin.x, origin.y, origin.x + size.width, origin.y + size.height]
    )
    guard lengths.allSatisfy({ !$0.isNaN }) else { return nil }
    let ends = lengths.map { Swift.min(Swift.max($0, limits.lowerBound), limits.upperBound) }
    return CGRect(
      x: Swift.min(ends[0], ends[2]),
      y: Swift.min(ends[1], ends[3]),
      width: abs(ends[2] - ends[0]),
      height: abs(ends[3] - ends[1])
    )
  }
}

extension UIEdgeInsets {
  /// The insets with left and right exchanged.
  var mirrored: UIEdgeInsets {
    UIEdgeInsets(top: top, left: right, bottom: bottom, right: left)
  }

  /// The insets with invalid lengths replaced by 0.
  var sanitized: UIEdgeInsets {
    func length(_ length: CGFloat) -> CGFloat {
      BlueprintBuilder.lengths.contains(length) ? length : 0
    }
    return UIEdgeInsets(
      top: length(top),
      left: length(left),
      bottom: length(bottom),
      right: length(right)
    )
  }
}
