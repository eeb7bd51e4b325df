package import SpecFormat

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
  static func line(_ element: FrameLine.Element) -> StatedLine {
    let frame = LineValue.Frame(numbers: element.numbers, zIndex: element.zIndex)
    return StatedLine(name(element.name), [.frame(frame)], part: .element(element.name))
  }

  /// The line that states an element, with its place in the drawing order where that is checked.
  static func line(_ element: ObservedElement, withOrder: Bool = false) -> StatedLine {
    let zIndex = withOrder ? element.zIndex : nil
    let frame = LineValue.frame(element.frame.numbers, zIndex: zIndex)
    return StatedLine(name(element.name), [frame], part: .element(element.name))
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
