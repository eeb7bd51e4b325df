internal import Conformance
internal import SpecFormat

extension FrameLine {
  /// The name that the line begins with, and its x, y, width and height; `nil` for `...`.
  var named: (name: String, numbers: [NumberLiteral])? {
    switch content {
    case .anySiblings:
      return nil
    case .node(let node):
      let label = node.label.map { "\"\($0.replacing("\n", with: " "))\"" }
      let words = [node.name, label, node.id.map { "#\($0)" }].compactMap(\.self)
      return (words.joined(separator: " "), [node.x, node.y, node.width, node.height])
    case .element(let element):
      return (
        ElementText.name(element.name), [element.x, element.y, element.width, element.height]
      )
    }
  }
}
