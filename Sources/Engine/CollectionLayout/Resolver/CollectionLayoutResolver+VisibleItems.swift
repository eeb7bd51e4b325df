import Foundation
internal import LayoutTree
import ViewLayout

extension CollectionLayoutResolver {
  /// Calls the visible items handlers, for the last section first, with cells before supplementary
  /// views (R-COL-47).
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

  /// Returns the elements in a rectangle as UIKit's attributes.
  func attributes(in rectangle: CGRect) -> [UICollectionViewLayoutAttributes] {
    plainElements(in: rectangle).map { attributes(of: $0) }
  }

  /// Returns an element as UIKit's attributes, or `nil` if it does not exist.
  package func attributes(
    of identity: CollectionElement.Identity
  ) -> UICollectionViewLayoutAttributes? {
    plainElement(identity).map { attributes(of: $0) }
  }

  /// Returns an element as UIKit's attributes, with the changes of visible items handlers.
  private func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes {
    appearances[element.identity]?.attributes(of: element, movedBy: ownScrolling(of: element))
      ?? element.attributes
  }

  /// Returns the shift of an element by its section's orthogonal scrolling (R-COL-41).
  private func ownScrolling(of element: CollectionElement) -> CGPoint {
    guard let section = element.section, isOrthogonal(section), isInRow(element, of: section) else {
      return .zero
    }
    let offset = orthogonalOffset(ofSection: section)
    let isMirrored = surroundings.layoutDirection == .rightToLeft && axis == .vertical
    return CGPoint(isMirrored ? offset : -offset, along: axis.cross, across: 0)
  }

  /// Returns whether an element is in its section's groups, and not a boundary item or a
  /// decoration.
  private func isInRow(_ element: CollectionElement, of section: Int) -> Bool {
    switch element.identity {
    case .cell: true
    case .supplementary(let kind, _, _):
      !sections[section].layout.template.blueprint.boundaryItems.contains { $0.kind == kind }
    case .layoutSupplementary, .decoration: false
    }
  }

  /// Returns an element with the changes of visible items handlers.
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
  /// The order in which handlers get elements: cells, then supplementary views; `nil` for others.
  fileprivate var rank: Int? {
    switch identity {
    case .cell: 0
    case .supplementary: 1
    case .layoutSupplementary, .decoration: nil
    }
  }
}

/// A visible element, as passed to a section's visible items handler.
///
/// R-COL-47: its position does not include the section's orthogonal scrolling, whose offset the
/// handler gets separately.
final class VisibleItem: NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes

  /// Creates a visible item.
  ///
  /// - Parameters:
  ///   - attributes: The attributes of the element as it is drawn.
  ///   - distance: The shift by the section's orthogonal scrolling.
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
