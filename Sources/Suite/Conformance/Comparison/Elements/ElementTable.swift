package import EngineKit
internal import Foundation
internal import SpecFormat

/// The elements of a collection view or a table, by the names that lines have for them.
package struct ElementTable: Sendable {
  /// Every element, or those in sight, the content first.
  let all: [ObservedElement]
  /// Those of which any is in sight.
  let inSight: [ObservedElement]
  private let byName: [ElementName: ObservedElement]

  /// Takes the elements that an engine tells of; those with a name that lines cannot have are left
  /// out.
  package init(_ elements: [EngineElement]) {
    var all: [ObservedElement] = []
    var inSight: [ObservedElement] = []
    for element in elements {
      guard let name = ElementName(element.name) else { continue }
      let observed = ObservedElement(
        name: name,
        frame: CGRect(element.frame),
        zIndex: element.zIndex
      )
      all.append(observed)
      if element.isInSight, name != .content { inSight.append(observed) }
    }
    self.all = all
    self.inSight = inSight
    byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
  }
}

extension ElementTable {
  /// The element of a name; `nil` where there is no such element.
  subscript(name: ElementName) -> ObservedElement? { byName[name] }
}
