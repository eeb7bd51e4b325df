#if !canImport(SwiftUI) || canImport(UIKit)
import EngineKit
import Foundation

extension UIScrollView {
  /// The part of the content that is in the bounds.
  fileprivate var viewport: CGRect { CGRect(origin: contentOffset, size: bounds.size) }

  fileprivate var contentBounds: CGRect { CGRect(origin: .zero, size: contentSize) }

  /// The content as an element.
  fileprivate var content: EngineElement {
    EngineElement("content", frame: LayoutFrame(contentBounds))
  }
}

extension CGRect {
  /// Returns whether two rectangles share area; touching edges share none.
  fileprivate func sharesArea(with other: CGRect) -> Bool {
    min(maxX, other.maxX) > max(minX, other.minX) && min(maxY, other.maxY) > max(minY, other.minY)
  }
}

extension UICollectionView {
  /// The elements of the layout, beginning with the content.
  var elements: [EngineElement] {
    let layout = collectionViewLayout
    let visible = Set(visibleAttributes.map(\.elementName))
    let found = layout.layoutAttributesForElements(in: contentBounds.union(viewport)) ?? []
    // Items that only scrolling across the view reaches have frames outside of the content.
    let cells = Set(found.filter { $0.representedElementCategory == .cell }.map(\.indexPath))
    let others = (0..<numberOfSections).flatMap { section in
      (0..<numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }.filter { !cells.contains($0) }
    return [content]
      + (found + others.compactMap(layout.layoutAttributesForItem)).filter(\.isFinite).map {
        EngineElement($0, isVisible: visible.contains($0.elementName))
      }
  }

  /// The elements of which a part is visible, beginning with the content.
  var visibleElements: [EngineElement] {
    [content] + visibleAttributes.map { EngineElement($0, isVisible: true) }
  }

  /// The layout decides what is visible; an own layout may also return what is not.
  private var visibleAttributes: [UICollectionViewLayoutAttributes] {
    let found = collectionViewLayout.layoutAttributesForElements(in: viewport) ?? []
    return found.filter { $0.isFinite && $0.frame.sharesArea(with: viewport) }
  }
}

extension EngineElement {
  fileprivate init(_ attributes: UICollectionViewLayoutAttributes, isVisible: Bool) {
    self.init(
      attributes.elementName,
      frame: LayoutFrame(attributes.frame),
      zIndex: attributes.zIndex,
      isInSight: isVisible
    )
  }
}

extension UICollectionViewLayoutAttributes {
  /// The name of the element in specs, such as `cell 0.3`.
  fileprivate var elementName: String {
    let kind = "\"\(representedElementKind ?? "")\""
    return switch representedElementCategory {
    case .cell: "cell \(place)"
    case .decorationView: "decoration \(kind) \(indexPath.first ?? 0)"
    default: "supplementary \(kind) \(place)"
    }
  }

  /// The section and the item; the path of an element of the whole layout has no section.
  private var place: String {
    if indexPath.count < 2, let index = indexPath.first, index > 0 { return "layout.\(index)" }
    if indexPath.count < 2 || indexPath.item == .max { return "layout" }
    return "\(indexPath.section).\(indexPath.item)"
  }

  /// Whether the frame has numbers that a view can have.
  fileprivate var isFinite: Bool {
    [frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.isFinite }
  }
}

extension UITableView {
  /// The rows, headers and footers, beginning with the content.
  ///
  /// Headers and footers that have a view are where it is, which may be pinned; others are where
  /// they are without scrolling.
  var elements: [EngineElement] {
    var elements = [content]
    func add(_ name: String, _ view: UIView?, _ frame: CGRect) {
      guard !frame.isEmpty else { return }
      let element = EngineElement(
        name,
        frame: LayoutFrame(frame),
        zIndex: isInFrontOfRows(view) ? 1 : 0,
        isInSight: frame.sharesArea(with: viewport)
      )
      elements.append(element)
    }
    if let header = tableHeaderView { add("header table", nil, header.frame) }
    for section in 0..<numberOfSections {
      let header = headerView(forSection: section)
      add("header \(section)", header, header?.frame ?? rectForHeader(inSection: section))
      for row in 0..<numberOfRows(inSection: section) {
        add("row \(section).\(row)", nil, rectForRow(at: IndexPath(row: row, section: section)))
      }
      let footer = footerView(forSection: section)
      add("footer \(section)", footer, footer?.frame ?? rectForFooter(inSection: section))
    }
    if let footer = tableFooterView { add("footer table", nil, footer.frame) }
    return elements
  }

  /// The elements of which a part is visible, beginning with the content.
  var visibleElements: [EngineElement] {
    elements.filter { $0.name == "content" || $0.isInSight }
  }

  private func isInFrontOfRows(_ view: UIView?) -> Bool {
    guard let place = subviews.firstIndex(where: { $0 === view }) else { return false }
    return !subviews[place...].contains { $0 is UITableViewCell }
  }
}
#endif
