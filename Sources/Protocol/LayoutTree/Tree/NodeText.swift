internal import LayoutValues

/// The notation of the names of nodes in blocks.
package enum NodeText {
  /// The maximum length of a name with the lines of a text, in characters.
  private static let length = 60

  /// Returns the name of a node for a new line of a block, with its innermost id.
  ///
  /// A long label is shortened. The lines of a text are included if they differ from its label and
  /// the name has at most ``length`` characters with them.
  package static func name(of node: ResolvedNode) -> String {
    let label = node.label.map { ShortLabel.text($0) }
    let name = LabelText.text(name: node.name, label: label, id: node.identifiers.first)
    let whole = shownLines(of: node).map { "\(name) -> \(textLines($0))" }
    return whole.flatMap { $0.count > length ? nil : $0 } ?? name
  }

  /// Returns the lines that a text shows; `nil` if they are the same as its label.
  package static func shownLines(of node: ResolvedNode) -> [String]? {
    node.lines.flatMap { $0.isEmpty || $0 == [node.label] ? nil : $0 }
  }

  package static func textLines(_ lines: [String]) -> String {
    lines.map { QuotedText.text($0) }.joined(separator: " ")
  }
}

/// The notation of a name with a label and an id, such as `Text "Reset" #title`.
package enum LabelText {
  package static func text(name: String?, label: String?, id: String?) -> String {
    [name, label.map { QuotedText.text($0) }, id.map(identifier)].compactMap(\.self).joined(
      separator: " "
    )
  }

  /// Returns an id with its `#`.
  package static func identifier(_ id: String) -> String { QuotedText.identifier(id) }
}
