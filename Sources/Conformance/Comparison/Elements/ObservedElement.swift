import UIKitLayout

internal import CollectionLayout
internal import Foundation
internal import SpecFormat

/// The frame and the place in front of an element that a line of a collection view's frames can
/// name.
struct ObservedElement {
  var name: ElementName
  /// In the content's coordinates, in points.
  var frame: CGRect
  /// How far in front it is drawn; 0 for the content.
  var zIndex = 0
}

extension ObservedElement {
  init(_ element: CollectionElement) {
    self.init(
      name: ElementName(element.identity),
      frame: element.frame,
      zIndex: element.zIndex
    )
  }

  /// The content of a collection view.
  @MainActor
  static func content(of collection: UICollectionView) -> ObservedElement {
    ObservedElement(name: .content, frame: CGRect(origin: .zero, size: collection.contentSize))
  }

  /// The element of a name in a collection view; `nil` where it has no such element.
  @MainActor
  init?(_ name: ElementName, in collection: UICollectionView) {
    guard let identity = name.identity else {
      self = .content(of: collection)
      return
    }
    guard let element = collection.element(identity) else { return nil }
    self.init(element)
  }
}

extension ElementName {
  init(_ identity: CollectionElement.Identity) {
    self =
      switch identity {
      case .cell(let section, let item): .cell(section: section, item: item)
      case .supplementary(let kind, let section, let item):
        .supplementary(kind: kind, section: section, item: item)
      case .layoutSupplementary(let kind, let item): .layoutSupplementary(kind: kind, item: item)
      case .decoration(let kind, let section): .decoration(kind: kind, section: section)
      }
  }

  /// The identity of the element in its layout; `nil` for the content, which has none.
  var identity: CollectionElement.Identity? {
    switch self {
    case .content: nil
    case .cell(let section, let item): .cell(section: section, item: item)
    case .supplementary(let kind, let section, let item):
      .supplementary(kind: kind, section: section, item: item)
    case .layoutSupplementary(let kind, let item): .layoutSupplementary(kind: kind, item: item)
    case .decoration(let kind, let section): .decoration(kind: kind, section: section)
    }
  }

  /// The kind of a supplementary view or a decoration; `nil` for others.
  var kind: String? {
    switch self {
    case .content, .cell: nil
    case .supplementary(let kind, _, _), .layoutSupplementary(let kind, _),
      .decoration(let kind, _):
      kind
    }
  }

  /// Whether two names differ in nothing but the place.
  func isAlike(_ other: ElementName) -> Bool {
    switch (self, other) {
    case (.content, .content): true
    case (.cell(let section, _), .cell(let other, _)): section == other
    case (.supplementary(let kind, _, _), .supplementary(let other, _, _)): kind == other
    case (.layoutSupplementary(let kind, _), .layoutSupplementary(let other, _)): kind == other
    case (.decoration(let kind, _), .decoration(let other, _)): kind == other
    default: false
    }
  }
}
