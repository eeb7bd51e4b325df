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
