internal import Foundation

/// Frames as the lines of `frames` blocks.
package enum FrameText {
  /// The lines of a block, with its numbers as they were written.
  static func lines(_ lines: [FrameLine]) -> [ReportedLine] {
    ReportedLine.lines(of: lines, children: \.children) { line($0.content, depth: $1) }
  }

  /// A tree that was laid out.
  package static func lines<Node: TreeNode>(_ nodes: [Node]) -> [ReportedLine] {
    ReportedLine.lines(of: nodes, children: \.children) { line($0, depth: $1) }
  }

  /// A tree that was laid out, in aligned columns.
  package static func text(_ nodes: [some TreeNode]) -> String { FramesFence.text(lines(nodes)) }

  /// `Text "Reset" #title`.
  static func name(of node: FrameLine.Node) -> String {
    let name = LabelText.text(name: node.name, label: node.label, id: node.id)
    return node.textLines.map { "\(name) -> \(NodeText.textLines($0))" } ?? name
  }

  /// A node in one line: `Circle 15 0 20 20`.
  static func line(_ node: ObservedNode) -> String {
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

  private static func line(_ node: some TreeNode, depth: Int) -> ReportedLine {
    ReportedLine(
      LabelText.text(name: node.name, label: node.label, id: node.identifiers.first),
      shown(NodeText.shownLines(of: node)) + [.frame(node.frame.numbers)],
      depth: depth,
      part: node.id.map { .node($0) }
    )
  }

  /// The lines of a text, as they stand between its name and its frame.
  static func shown(_ textLines: [String]?) -> [LineValue] {
    textLines.map { [.words("-> \(NodeText.textLines($0))")] } ?? []
  }
}

/// Nodes as lines of a block name them.
package enum NodeText {
  /// How long a name may be with the lines of a text behind it, in characters.
  private static let length = 60

  /// The node's name for a new line: with its innermost id, a long label by its beginning, and what
  /// a text shows where its label is not it and there is room.
  package static func name(of node: some TreeNode) -> String {
    let label = node.label.map { ShortLabel.text($0) }
    let name = LabelText.text(name: node.name, label: label, id: node.identifiers.first)
    let whole = shownLines(of: node).map { "\(name) -> \(textLines($0))" }
    return whole.flatMap { $0.count > length ? nil : $0 } ?? name
  }

  /// The lines that a text shows; `nil` where its label is all there is to say.
  static func shownLines(of node: some TreeNode) -> [String]? {
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
