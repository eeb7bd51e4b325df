package import Foundation
import UIKitLayout
import ViewLayout

extension AttributeResolver {
  package var allElements: [CollectionElement] {
    elements(in: CGRect(origin: .zero, size: contentSize).union(window))
  }

  /// The elements that share area with a rectangle; a layout may say more of them.
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

  /// The attributes of an element: those of the last answer about what is in sight, which may have
  /// changed them for it, else what the layout says of the element alone.
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

  /// What is in sight, in the content's coordinates.
  var window: CGRect { CGRect(origin: scrollOffset, size: surroundings.size) }

  /// R-FLOW-24: the layout's answer about a rectangle, without frames that cannot be.
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
  /// The element that the attributes are of.
  var identity: CollectionElement.Identity {
    switch representedElementCategory {
    case .cell: .cell(indexPath)
    case .supplementaryView: .supplementary(representedElementKind ?? "", indexPath)
    case .decorationView:
      .decoration(kind: representedElementKind ?? "", section: indexPath.section)
    }
  }

  /// The element in its place.
  var element: CollectionElement {
    var element = CollectionElement(identity: identity, frame: frame, zIndex: zIndex)
    (element.alpha, element.isHidden) = (alpha, isHidden)
    return element
  }

  /// Other attributes alike, which may be changed.
  var duplicate: UICollectionViewLayoutAttributes {
    copy() as? UICollectionViewLayoutAttributes ?? self
  }
}

extension CollectionElement.Identity {
  /// As sentences name it: `cell 0.1`.
  var text: String {
    switch self {
    case .cell(let section, let item): "cell \(section).\(item)"
    case .supplementary(let kind, let section, let item): "\(kind) \(section).\(item)"
    case .layoutSupplementary(let kind, _), .decoration(let kind, _): kind
    }
  }
}

extension CGSize {
  /// The size in lengths that can be; others are 0.
  var sanitized: CGSize {
    func length(_ length: CGFloat) -> CGFloat {
      length >= 0 && BlueprintBuilder.lengths.contains(length) ? length : 0
    }
    return CGSize(width: length(width), height: length(height))
  }
}

/// The end of a section that a supplementary view is at.
enum FlowEdge: CaseIterable {
  case header, footer

  /// The kind of the supplementary view.
  var kind: String {
    switch self {
    case .header: UICollectionView.elementKindSectionHeader
    case .footer: UICollectionView.elementKindSectionFooter
    }
  }

  /// The end that has a kind of supplementary views; `nil` for another kind.
  init?(kind: String) {
    guard let edge = FlowEdge.allCases.first(where: { $0.kind == kind }) else { return nil }
    self = edge
  }
}
