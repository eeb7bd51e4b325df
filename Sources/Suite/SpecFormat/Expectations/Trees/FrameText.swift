internal import Foundation
package import LayoutTree

/// The notation of frames as lines of `frames` blocks.
package enum FrameText {
  /// Returns the lines of a block, with numbers as written.
  static func lines(_ lines: [FrameLine]) -> [ReportedLine] {
    ReportedLine.lines(of: lines, children: \.children) { line($0.content, depth: $1) }
  }

  /// Returns the lines of a resolved tree.
  package static func lines(_ nodes: [ResolvedNode]) -> [ReportedLine] {
    ReportedLine.lines(of: nodes, children: \.children) { line($0, depth: $1) }
  }

  /// Returns the text of a resolved tree, in aligned columns.
  package static func text(_ nodes: [ResolvedNode]) -> String { FramesFence.text(lines(nodes)) }

  /// Returns the name of an expected node with its text lines, such as `Text "Reset" #title`.
  static func name(of node: FrameLine.Node) -> String {
    let name = LabelText.text(name: node.name, label: node.label, id: node.id)
    return node.textLines.map { "\(name) -> \(NodeText.textLines($0))" } ?? name
  }

  /// Returns a node in one line, such as `Circle 15 0 20 20`.
  static func line(_ node: ResolvedNode) -> String {
    FramesFence.text(of: line(node, depth: 0))
  }

  private static func line(_ content: FrameLine.Content, depth: Int) -> ReportedLine {
    switch content {
    case .anySiblings:
      ReportedLine("...", depth: depth)
    case .node(let node):
      ReportedLine(
        LabelText.text(name: node.name, label: node.label, id: node.id),
        shown(node.textLines) + [.frame(LineValue.Frame(numbers: node.numbers))],
        depth: depth
      )
    case .element(let element):
      ElementText.line(element)
    }
  }

  private static func line(_ node: ResolvedNode, depth: Int) -> ReportedLine {
    ReportedLine(
      LabelText.text(name: node.name, label: node.label, id: node.identifiers.first),
      shown(NodeText.shownLines(of: node)) + [.frame(node.frame.numbers)],
      depth: depth,
      part: node.id.map { .node($0) }
    )
  }

  /// Returns the lines of a text as values between its name and its frame.
  static func shown(_ textLines: [String]?) -> [LineValue] {
    textLines.map { [.words("-> \(NodeText.textLines($0))")] } ?? []
  }
}

/// The notation of the names of nodes in blocks.
package enum NodeText {
  /// The maximum length of a name with the lines of a text, in characters.
  private static let length = 60

  /// Returns the name of a node for a new line, with its innermost id.
  ///
  /// A long label is shortened. The lines of a text are included if they differ from its label and
  /// are not too long.
  package static func name(of node: ResolvedNode) -> String {
    let label = node.label.map { ShortLabel.text($0) }
    let name = LabelText.text(name: node.name, label: label, id: node.identifiers.first)
    let whole = shownLines(of: node).map { "\(name) -> \(textLines($0))" }
    return whole.flatMap { $0.count > length ? nil : $0 } ?? name
  }

  /// Returns the lines that a text shows; `nil` if they are the same as its label.
  static func shownLines(of node: ResolvedNode) -> [String]? {
    node.lines.flatMap { $0.isEmpty || $0 == [node.label] ? nil : $0 }
  }

  static func textLines(_ lines: [String]) -> String {
    lines.map { QuotedText.text($0) }.joined(separator: " ")
  }
}

/// The notation of a name with a label and an id, such as `Text "Reset" #title`.
enum LabelText {
  static func text(name: String?, label: String?, id: String?) -> String {
    [name, label.map { QuotedText.text($0) }, id.map(identifier)].compactMap(\.self).joined(
      separator: " "
    )
  }

  /// Returns an id with its `#`.
  static func identifier(_ id: String) -> String { QuotedText.identifier(id) }
}
