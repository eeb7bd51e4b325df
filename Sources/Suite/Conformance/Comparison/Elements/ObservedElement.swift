import UIKitLayout

internal import CollectionLayout
internal import Foundation
internal import SpecFormat

/// The frame and the place in front of an element that a line of a collection view's frames can
/// name.
struct ObservedElement: Sendable {
  var name: ElementName
  /// In the content's coordinates, in points.
  var frame: CGRect
  /// How far in front it is drawn; 0 for the content.
  var zIndex = 0
}

extension ElementName {
  /// The identity of the element in its layout; `nil` for the content, which has none.
  var identity: CollectionElement.Identity? {
    switch self {
    case .content: nil
    case .cell(let section, let item), .row(let section, let item):
      .cell(section: section, item: item)
    case .supplementary(let kind, let section, let item):
      .supplementary(kind: kind, section: section, item: item)
    case .layoutSupplementary(let kind, let item): .layoutSupplementary(kind: kind, item: item)
    case .decoration(let kind, let section): .decoration(kind: kind, section: section)
    case .header(let section):
      Self.identity(UICollectionView.elementKindSectionHeader, section)
    case .footer(let section):
      Self.identity(UICollectionView.elementKindSectionFooter, section)
    }
  }

  private static func identity(
    _ kind: String,
    _ section: Int?
  ) -> CollectionElement.Identity {
    section.map { .supplementary(kind: kind, section: $0, item: 0) }
      ?? .layoutSupplementary(kind: kind, item: 0)
  }

  /// Whether it names a part of a table.
  var isOfTable: Bool {
    switch self {
    case .row, .header, .footer: true
    case .content, .cell, .supplementary, .layoutSupplementary, .decoration: false
    }
  }

  /// The kind of a supplementary view or a decoration; `nil` for others.
  var kind: String? {
    switch self {
    case .content, .cell, .row, .header, .footer: nil
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
    case (.row(let section, _), .row(let other, _)): section == other
    case (.header, .header), (.footer, .footer): true
    case (.supplementary(let kind, _, _), .supplementary(let other, _, _)): kind == other
    case (.layoutSupplementary(let kind, _), .layoutSupplementary(let other, _)): kind == other
    case (.decoration(let kind, _), .decoration(let other, _)): kind == other
    default: false
    }
  }
}
