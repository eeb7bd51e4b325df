#if !canImport(SwiftUI) || canImport(UIKit)
  import EngineKit
  import Foundation

  extension UICollectionView {
    /// The elements of the layout, beginning with the content.
    var elements: [EngineElement] {
      let size = collectionViewLayout.collectionViewContentSize
      let content = CGRect(origin: .zero, size: size)
      let all = collectionViewLayout.layoutAttributesForElements(in: content.union(bounds)) ?? []
      return [EngineElement("content", frame: LayoutFrame(content))]
        + all.sorted { $0.order < $1.order }.map { attributes in
          EngineElement(
            attributes.elementName,
            frame: LayoutFrame(attributes.frame),
            zIndex: attributes.zIndex,
            isInSight: attributes.frame.intersects(bounds)
          )
        }
    }
  }

  extension UICollectionViewLayoutAttributes {
    /// The name of the element in specs, such as `cell 0.3`.
    fileprivate var elementName: String {
      let kind = "\"\(representedElementKind ?? "")\""
      // The path of an element of the whole layout has no section.
      let place = indexPath.count < 2 ? "layout" : "\(indexPath.section).\(indexPath.item)"
      return switch representedElementCategory {
      case .cell: "cell \(place)"
      case .decorationView: "decoration \(kind) \(indexPath.first ?? 0)"
      default: "supplementary \(kind) \(place)"
      }
    }

    /// The order of elements: cells first, each kind by its path.
    fileprivate var order: IndexPath { indexPath }
  }

  extension UITableView {
    /// The rows, headers and footers, beginning with the content.
    var elements: [EngineElement] {
      var elements = [
        EngineElement("content", frame: LayoutFrame(CGRect(origin: .zero, size: contentSize)))
      ]
      func add(_ name: String, _ frame: CGRect) {
        guard frame.height > 0 else { return }
        let isInSight = frame.intersects(bounds)
        elements.append(EngineElement(name, frame: LayoutFrame(frame), isInSight: isInSight))
      }
      if let header = tableHeaderView { add("header table", header.frame) }
      for section in 0..<numberOfSections {
        add("header \(section)", rectForHeader(inSection: section))
        for row in 0..<numberOfRows(inSection: section) {
          add("row \(section).\(row)", rectForRow(at: IndexPath(row: row, section: section)))
        }
        add("footer \(section)", rectForFooter(inSection: section))
      }
      if let footer = tableFooterView { add("footer table", footer.frame) }
      return elements
    }
  }
#endif
