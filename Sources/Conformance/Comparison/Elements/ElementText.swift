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
    }
  }

  /// The numbers of a line, and its place in the drawing order where it has one.
  static func cells(_ element: FrameLine.Element) -> [String] {
    element.numbers.map { NumberText.text($0) } + (element.zIndex.map { ["z=\($0)"] } ?? [])
  }

  /// The numbers of an element, and its place in the drawing order where that is checked.
  static func cells(_ element: ObservedElement, withOrder: Bool) -> [String] {
    let numbers = element.frame.numbers.map { NumberText.text($0) }
    return numbers + (withOrder ? ["z=\(element.zIndex)"] : [])
  }
}

extension FrameLine.Element {
  /// x, y, width and height as written.
  var numbers: [NumberLiteral] { [x, y, width, height] }
}
