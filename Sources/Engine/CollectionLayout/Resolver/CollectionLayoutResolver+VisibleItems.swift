import Foundation
import ViewLayout

extension CollectionLayoutResolver {
  /// R-COL-47: tells the sections' handlers of what is in sight, the last section first, cells
  /// before supplementary views.
  func notifyHandlers() {
    guard !handlers.isEmpty else { return }
    let visible = CGRect(origin: scrollOffset, size: surroundings.size)
    let elements = Dictionary(grouping: plainElements(in: visible), by: \.section)
    let environment = surroundings.environment(in: surroundings.size)
    for (section, handler) in handlers.sorted(by: { $0.key > $1.key }) {
      let sectionElements = (elements[section] ?? [])
        .filter { $0.rank != nil }
        .sorted { ($0.rank ?? 0) < ($1.rank ?? 0) }
      let items = sectionElements.map {
        VisibleItem(attributes(of: $0), movedBy: ownScrolling(of: $0))
      }
      let offset = orthogonalOffset(ofSection: section)
      let point =
        isOrthogonal(section) ? CGPoint(offset, along: axis.cross, across: 0) : scrollOffset
      handler(items, point, environment)
      for (element, item) in zip(sectionElements, items) {
        appearances[element.identity] = ElementAppearance(
          item,
          of: element,
          movedBy: ownScrolling(of: element)
        )
      }
    }
  }

  /// The attributes in UIKit's form of the elements in a rectangle.
  func attributes(in rectangle: CGRect) -> [UICollectionViewLayoutAttributes] {
    plainElements(in: rectangle).map { attributes(of: $0) }
  }

  /// The attributes in UIKit's form of an element; `nil` where there is none.
  package func attributes(
    of identity: CollectionElement.Identity
  ) -> UICollectionViewLayoutAttributes? {
    plainElement(identity).map { attributes(of: $0) }
  }

  /// The attributes in UIKit's form of an element, with the changes that handlers have made.
  private func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes {
    appearances[element.identity]?.attributes(of: element, movedBy: ownScrolling(of: element))
      ?? element.attributes
  }

  /// R-COL-41: how far its section's own scrolling has moved an element.
  private func ownScrolling(of element: CollectionElement) -> CGPoint {
    guard let section = element.section, isOrthogonal(section), isInRow(element, of: section) else {
      return .zero
    }
    let offset = orthogonalOffset(ofSection: section)
    let isMirrored = surroundings.layoutDirection == .rightToLeft && axis == .vertical
    return CGPoint(isMirrored ? offset : -offset, along: axis.cross, across: 0)
  }

  /// Whether an element is in its section's groups, and not around or behind them.
  private func isInRow(_ element: CollectionElement, of section: Int) -> Bool {
    switch element.identity {
    case .cell: true
    case .supplementary(let kind, _, _):
      !sections[section].layout.template.blueprint.boundaryItems.contains { $0.kind == kind }
    case .layoutSupplementary, .decoration: false
    }
  }

  /// An element as it is drawn: with what handlers have changed.
  func drawn(_ element: CollectionElement) -> CollectionElement {
    guard let appearance = appearances[element.identity] else { return element }
    let attributes = appearance.attributes(of: element, movedBy: ownScrolling(of: element))
    var element = element
    (element.frame, element.zIndex) = (attributes.frame, attributes.zIndex)
    (element.alpha, element.isHidden) = (attributes.alpha, attributes.isHidden)
    return element
  }
}

extension CollectionElement {
  /// Where handlers get it: cells, then supplementary views; `nil` for what they do not get.
  fileprivate var rank: Int? {
    switch identity {
    case .cell: 0
    case .supplementary: 1
    case .layoutSupplementary, .decoration: nil
    }
  }
}

/// An element in sight, in the hands of a section's handler.
///
/// R-COL-47: it is where it would be if its section were not scrolled by itself; how far it is
/// scrolled is told beside it.
final class VisibleItem: NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes

  /// Hands an element out.
  ///
  /// - Parameters:
  ///   - attributes: The element, where it is drawn.
  ///   - distance: How far its section's own scrolling has moved it.
  init(_ attributes: UICollectionViewLayoutAttributes, movedBy distance: CGPoint) {
    self.attributes = attributes
    attributes.center.x -= distance.x
    attributes.center.y -= distance.y
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }

  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }

  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }

  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }

  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }

  var name: String { attributes.representedElementKind ?? "" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
}
