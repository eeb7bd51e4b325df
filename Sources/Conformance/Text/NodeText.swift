internal import SpecFormat
internal import ViewLayout

/// Nodes as lines of a block name them.
enum NodeText {
  /// The node's name with its innermost id, and what a text shows where its label is not it.
  static func name(of node: ResolvedNode) -> String {
    let name = LabelText.text(name: node.name, label: node.label, id: node.identifiers.first)
    guard let lines = node.textLines, lines != [node.label], !lines.isEmpty else { return name }
    return "\(name) -> \(textLines(lines))"
  }

  static func textLines(_ lines: [String]) -> String {
    lines.map { QuotedText.text($0) }.joined(separator: " ")
  }
}
