internal import SpecFormat
internal import ViewLayout

/// Nodes as lines of a block name them.
enum NodeText {
  /// The node's name with its innermost id, and what a text shows where its label is not it.
  static func name(of node: ResolvedNode) -> String {
    let name = LabelText.text(name: node.name, label: node.label, id: node.identifiers.first)
    return shownLines(of: node).map { "\(name) -> \(textLines($0))" } ?? name
  }

  /// The lines that a text shows; `nil` where its label is all there is to say.
  static func shownLines(of node: ResolvedNode) -> [String]? {
    node.textLines.flatMap { $0.isEmpty || $0 == [node.label] ? nil : $0 }
  }

  static func textLines(_ lines: [String]) -> String {
    lines.map { QuotedText.text($0) }.joined(separator: " ")
  }
}
