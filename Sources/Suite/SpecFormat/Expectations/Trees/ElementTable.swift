package import Foundation

/// The elements of a collection view or a table, by the names that lines have for them.
package struct ElementTable: Sendable {
  /// Every element, or those in sight, the content first.
  let all: [ObservedElement]
  /// Those of which any is in sight.
  let inSight: [ObservedElement]
  private let byName: [ElementName: ObservedElement]

  /// Makes a table of elements.
  ///
  /// - Parameter elements: Each element, and whether any of it is in sight; the content first.
  package init(_ elements: [(element: ObservedElement, isInSight: Bool)]) {
    all = elements.map(\.element)
    inSight = elements.filter { $0.isInSight && $0.element.name != .content }.map(\.element)
    byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
  }
}

extension ElementTable {
  /// The element of a name; `nil` where there is no such element.
  subscript(name: ElementName) -> ObservedElement? { byName[name] }
}

/// The frame and the place in front of an element that a line of a collection view's frames can
/// name.
package struct ObservedElement: Sendable {
  package var name: ElementName
  /// In the content's coordinates, in points.
  package var frame: CGRect
  /// How far in front it is drawn; 0 for the content.
  package var zIndex: Int

  package init(name: ElementName, frame: CGRect, zIndex: Int = 0) {
    self.name = name
    self.frame = frame
    self.zIndex = zIndex
  }
}

extension ElementName {
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
}

/// Writes a collection view's elements as `frames` blocks do.
package enum ElementText {
  /// `supplementary "header" 0.0`.
  package static func name(_ name: ElementName) -> String {
    switch name {
    case .content: "content"
    case .cell(let section, let item): "cell \(section).\(item)"
    case .supplementary(let kind, let section, let item):
      "supplementary \(QuotedText.text(kind)) \(section).\(item)"
    case .layoutSupplementary(let kind, let item):
      "supplementary \(QuotedText.text(kind)) layout" + (item == 0 ? "" : ".\(item)")
    case .decoration(let kind, let section): "decoration \(QuotedText.text(kind)) \(section)"
    case .row(let section, let row): "row \(section).\(row)"
    case .header(let section): "header \(section.map { "\($0)" } ?? "table")"
    case .footer(let section): "footer \(section.map { "\($0)" } ?? "table")"
    }
  }

  /// The line of a block.
  static func line(_ element: FrameLine.Element) -> ReportedLine {
    let frame = LineValue.Frame(numbers: element.numbers, zIndex: element.zIndex)
    return ReportedLine(name(element.name), [.frame(frame)], part: .element(element.name))
  }

  /// The line that states an element, with its place in the drawing order where that is checked.
  static func line(_ element: ObservedElement, withOrder: Bool = false) -> ReportedLine {
    let zIndex = withOrder ? element.zIndex : nil
    let frame = LineValue.frame(element.frame.numbers, zIndex: zIndex)
    return ReportedLine(name(element.name), [frame], part: .element(element.name))
  }

  /// The numbers of an element.
  static func cells(_ element: ObservedElement) -> [String] {
    element.frame.numbers.map { NumberText.text($0) }
  }
}

extension FrameLine.Element {
  /// x, y, width and height as written.
  var numbers: [NumberLiteral] { [x, y, width, height] }
}
