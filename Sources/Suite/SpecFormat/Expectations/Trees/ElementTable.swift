package import Foundation

/// The elements of a collection view or table, by name.
package struct ElementTable: Sendable {
  /// Every element, or only the visible ones, beginning with the content.
  let all: [ObservedElement]
  /// The elements that are at least partially visible, without the content.
  let visible: [ObservedElement]
  private let byName: [ElementName: ObservedElement]

  /// Creates a table of elements.
  ///
  /// - Parameter elements: Each element, and whether it is at least partially visible; the content
  ///   is the first.
  package init(_ elements: [(element: ObservedElement, isInSight: Bool)]) {
    all = elements.map(\.element)
    visible = elements.filter { $0.isInSight && $0.element.name != .content }.map(\.element)
    byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
  }
}

extension ElementTable {
  /// The element with a name; `nil` if there is none.
  subscript(name: ElementName) -> ObservedElement? { byName[name] }
}

/// The frame and the z-index of an element of a collection view or table.
package struct ObservedElement: Sendable {
  package var name: ElementName
  /// The frame in the coordinates of the content, in points.
  package var frame: CGRect
  /// The z-index, which determines the drawing order; 0 for the content.
  package var zIndex: Int

  package init(name: ElementName, frame: CGRect, zIndex: Int = 0) {
    self.name = name
    self.frame = frame
    self.zIndex = zIndex
  }
}

extension ElementName {
  /// Whether the name is for a part of a table.
  var isOfTable: Bool {
    switch self {
    case .row, .header, .footer: true
    case .content, .cell, .supplementary, .layoutSupplementary, .decoration: false
    }
  }

  /// The kind of a supplementary view or a decoration; `nil` for other elements.
  var kind: String? {
    switch self {
    case .content, .cell, .row, .header, .footer: nil
    case .supplementary(let kind, _, _), .layoutSupplementary(let kind, _),
      .decoration(let kind, _):
      kind
    }
  }
}

/// The notation of elements in `frames` blocks.
package enum ElementText {
  /// Returns the name as in a block, such as `supplementary "header" 0.0`.
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

  /// Returns the line of an expected element.
  static func line(_ element: FrameLine.Element) -> ReportedLine {
    let frame = LineValue.Frame(numbers: element.numbers, zIndex: element.zIndex)
    return ReportedLine(name(element.name), [.frame(frame)], part: .element(element.name))
  }

  /// Returns the line of an observed element, optionally with its z-index.
  static func line(_ element: ObservedElement, withOrder: Bool = false) -> ReportedLine {
    let zIndex = withOrder ? element.zIndex : nil
    let frame = LineValue.frame(element.frame.numbers, zIndex: zIndex)
    return ReportedLine(name(element.name), [frame], part: .element(element.name))
  }

  /// Returns the numbers of an element's frame.
  static func cells(_ element: ObservedElement) -> [String] {
    element.frame.numbers.map { NumberText.text($0) }
  }
}

extension FrameLine.Element {
  /// x, y, width and height as written.
  var numbers: [NumberLiteral] { [x, y, width, height] }
}
