package import Foundation
internal import LayoutTree
import UIKitLayout
import ViewLayout

extension AttributeResolver {
  package var allElements: [CollectionElement] {
    elements(in: CGRect(origin: .zero, size: contentSize).union(window))
  }

  /// Returns the elements that intersect a rectangle; elements of the layout outside of it are
  /// dropped.
  package func elements(in rectangle: CGRect) -> [CollectionElement] {
    let found = attributes(in: rectangle).filter { $0.frame.sharesArea(with: rectangle) }
    if rectangle == window {
      visibleAttributes = Dictionary(found.map { ($0.identity, $0) }) { first, _ in first }
    }
    return found.map(\.element)
  }

  package func element(_ identity: CollectionElement.Identity) -> CollectionElement? {
    attributes(of: identity)?.element
  }

  /// Returns the attributes of an element.
  ///
  /// These are the ones that the layout last returned for the visible rectangle, because it may
  /// have changed them there. For other elements, the layout returns them for the element alone.
  package func attributes(
    of identity: CollectionElement.Identity
  ) -> UICollectionViewLayoutAttributes? {
    answering {
      if let known = visibleAttributes[identity] { return known.duplicate }
      let path = identity.indexPath
      return switch identity {
      case .cell: layout.layoutAttributesForItem(at: path)?.duplicate
      case .supplementary(let kind, _, _), .layoutSupplementary(let kind, _):
        layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.duplicate
      case .decoration(let kind, _):
        layout.layoutAttributesForDecorationView(ofKind: kind, at: path)?.duplicate
      }
    }
  }

  /// The visible rectangle, in content coordinates.
  var window: CGRect { CGRect(origin: scrollOffset, size: surroundings.size) }

  /// Returns the layout's attributes for a rectangle, without those whose frame is invalid
  /// (R-FLOW-24).
  func attributes(in rectangle: CGRect) -> [UICollectionViewLayoutAttributes] {
    answering {
      (layout.layoutAttributesForElements(in: rectangle) ?? []).filter { attributes in
        let frame = attributes.frame
        let isValid = frame.origin.isValid && CGPoint(x: frame.width, y: frame.height).isValid
        if !isValid {
          report(.invalidDimension(.nan, of: "the frame of \(attributes.identity.text)"))
        }
        return isValid
      }
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// The identity of the element that the attributes describe.
  var identity: CollectionElement.Identity {
    switch representedElementCategory {
    case .cell: .cell(indexPath)
    case .supplementaryView: .supplementary(representedElementKind ?? "", indexPath)
    case .decorationView:
      .decoration(kind: representedElementKind ?? "", section: indexPath.section)
    }
  }

  /// The element with the frame and the appearance of the attributes.
  var element: CollectionElement {
    var element = CollectionElement(identity: identity, frame: frame, zIndex: zIndex)
    (element.alpha, element.isHidden) = (alpha, isHidden)
    return element
  }

  /// A copy of the attributes that may be changed.
  var duplicate: UICollectionViewLayoutAttributes {
    copy() as? UICollectionViewLayoutAttributes ?? self
  }
}

extension CollectionElement.Identity {
  /// The name of the element in messages, such as `cell 0.1`.
  var text: String {
    switch self {
    case .cell(let section, let item): "cell \(section).\(item)"
    case .supplementary(let kind, let section, let item): "\(kind) \(section).\(item)"
    case .layoutSupplementary(let kind, _), .decoration(let kind, _): kind
    }
  }
}

extension CGSize {
  /// The size with invalid lengths replaced by 0.
  var sanitized: CGSize {
    func length(_ length: CGFloat) -> CGFloat {
      length >= 0 && BlueprintBuilder.lengths.contains(length) ? length : 0
    }
    return CGSize(width: length(width), height: length(height))
  }
}

/// The end of a section where a supplementary view is placed.
enum FlowEdge: CaseIterable {
  case header, footer

  /// The kind of the supplementary view.
  var kind: String {
    switch self {
    case .header: UICollectionView.elementKindSectionHeader
    case .footer: UICollectionView.elementKindSectionFooter
    }
  }

  /// Creates the edge for a kind of supplementary views, or `nil` for an unknown kind.
  init?(kind: String) {
    guard let edge = FlowEdge.allCases.first(where: { $0.kind == kind }) else { return nil }
    self = edge
  }
}
