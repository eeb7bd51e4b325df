#if !canImport(SwiftUI) || canImport(UIKit)
import EngineKit
import Foundation

extension UIScrollView {
  /// The visible part of the content.
  fileprivate var viewport: CGRect { CGRect(origin: contentOffset, size: bounds.size) }
}

extension UICollectionView {
  /// The elements of the layout, beginning with the content.
  var elements: [EngineElement] {
    let size = collectionViewLayout.collectionViewContentSize
    let content = CGRect(origin: .zero, size: size)
    let layout = collectionViewLayout
    let found = layout.layoutAttributesForElements(in: content.union(viewport)) ?? []
    // Items that only scrolling across the view reaches have frames outside of the content.
    let cells = Set(found.filter { $0.representedElementCategory == .cell }.map(\.indexPath))
    let others = (0..<numberOfSections).flatMap { section in
      (0..<numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }.filter { !cells.contains($0) }
    return [EngineElement("content", frame: LayoutFrame(content))]
      + (found + others.compactMap(layout.layoutAttributesForItem)).map { attributes in
        EngineElement(
          attributes.elementName,
          frame: LayoutFrame(attributes.frame),
          zIndex: attributes.zIndex,
          isInSight: attributes.frame.intersects(viewport)
        )
      }
  }
}

extension UICollectionViewLayoutAttributes {
  /// The name of the element in specs, such as `cell 0.3`.
  fileprivate var elementName: String {
    let kind = "\"\(representedElementKind ?? "")\""
    // The path of an element of the whole layout has no section.
    let isOfLayout = indexPath.count < 2 || indexPath.item == .max
    let place = isOfLayout ? "layout" : "\(indexPath.section).\(indexPath.item)"
    return switch representedElementCategory {
    case .cell: "cell \(place)"
    case .decorationView: "decoration \(kind) \(indexPath.first ?? 0)"
    default: "supplementary \(kind) \(place)"
    }
  }
}

extension UITableView {
  /// The rows, headers and footers, beginning with the content.
  ///
  /// Visible headers and footers may be pinned; others are where they are without scrolling.
  var elements: [EngineElement] {
    var elements = [content]
    func add(_ name: String, _ frame: CGRect) {
      guard frame.height > 0 else { return }
      let isInSight = frame.intersects(viewport)
      elements.append(EngineElement(name, frame: LayoutFrame(frame), isInSight: isInSight))
    }
    if let header = tableHeaderView { add("header table", header.frame) }
    for section in 0..<numberOfSections {
      let header = headerView(forSection: section)?.frame
      add("header \(section)", header ?? rectForHeader(inSection: section))
      for row in 0..<numberOfRows(inSection: section) {
        add("row \(section).\(row)", rectForRow(at: IndexPath(row: row, section: section)))
      }
      let footer = footerView(forSection: section)?.frame
      add("footer \(section)", footer ?? rectForFooter(inSection: section))
    }
    if let footer = tableFooterView { add("footer table", footer.frame) }
    return elements
  }

  /// The visible rows, headers and footers, where headers may be pinned.
  var visibleElements: [EngineElement] {
    var elements = [content]
    func add(_ name: String, _ view: UIView?) {
      guard let view, view.frame.intersects(viewport) else { return }
      elements.append(EngineElement(name, frame: LayoutFrame(view.frame)))
    }
    add("header table", tableHeaderView)
    for section in 0..<numberOfSections {
      add("header \(section)", headerView(forSection: section))
      for path in indexPathsForVisibleRows ?? [] where path.section == section {
        add("row \(section).\(path.row)", cellForRow(at: path))
      }
      add("footer \(section)", footerView(forSection: section))
    }
    add("footer table", tableFooterView)
    return elements
  }

  private var content: EngineElement {
    EngineElement("content", frame: LayoutFrame(CGRect(origin: .zero, size: contentSize)))
  }
}
#endif
