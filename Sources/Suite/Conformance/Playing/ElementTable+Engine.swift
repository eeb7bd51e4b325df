internal import EngineKit
internal import Foundation
internal import LayoutTree
internal import SpecFormat

extension ElementTable {
  /// Creates a table of an engine's elements, without those that have no valid name.
  init(_ elements: [EngineElement]) {
    self.init(
      elements.compactMap { element in
        ElementName(element.name).map { name in
          let frame = CGRect(element.frame)
          let observed = ObservedElement(name: name, frame: frame, zIndex: element.zIndex)
          return (observed, element.isInSight)
        }
      }
    )
  }
}

extension ElementName {
  /// The identity of the element in its layout; `nil` for the content, which has none.
  var identity: ElementIdentity? {
    switch self {
    case .content: nil
    case .cell(let section, let item), .row(let section, let item):
      .cell(section: section, item: item)
    case .supplementary(let kind, let section, let item):
      .supplementary(kind: kind, section: section, item: item)
    case .layoutSupplementary(let kind, let item): .layoutSupplementary(kind: kind, item: item)
    case .decoration(let kind, let section): .decoration(kind: kind, section: section)
    case .header(let section):
      Self.identity(ElementIdentity.headerKind, section)
    case .footer(let section):
      Self.identity(ElementIdentity.footerKind, section)
    }
  }

  private static func identity(
    _ kind: String,
    _ section: Int?
  ) -> ElementIdentity {
    section.map { .supplementary(kind: kind, section: $0, item: 0) }
      ?? .layoutSupplementary(kind: kind, item: 0)
  }
}
