internal import SpecFormat
internal import ViewLayout

/// Nodes as lines of a block name them.
enum NodeText {
  /// How long a name may be with the lines of a text behind it, in characters.
  private static let length = 60

  /// The node's name for a new line: with its innermost id, a long label by its beginning, and what a
  /// text shows where its label is not it and there is room.
  static func name(of node: ResolvedNode) -> String {
    let label = node.label.map { ShortLabel.text($0) }
    let name = LabelText.text(name: node.name, label: label, id: node.identifiers.first)
    let whole = shownLines(of: node).map { "\(name) -> \(textLines($0))" }
    return whole.flatMap { $0.count > length ? nil : $0 } ?? name
  }

  /// The lines that a text shows; `nil` where its label is all there is to say.
  static func shownLines(of node: ResolvedNode) -> [String]? {
    node.textLines.flatMap { $0.isEmpty || $0 == [node.label] ? nil : $0 }
  }

  static func textLines(_ lines: [String]) -> String {
    lines.map { QuotedText.text($0) }.joined(separator: " ")
  }
}

/// How a spec writes the name of a node: `Text "Reset" #title`.
enum LabelText {
  static func text(name: String?, label: String?, id: String?) -> String {
    [name, label.map { QuotedText.text($0) }, id.map(identifier)].compactMap(\.self).joined(
      separator: " "
    )
  }

  /// An id at the place of an id.
  static func identifier(_ id: String) -> String { QuotedText.identifier(id) }
}
