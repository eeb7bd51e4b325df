internal import Foundation
package import SpecFormat
package import ViewLayout

/// Frames as the lines of `frames` blocks.
package enum FrameText {
  /// The lines of a block, with its numbers as they were written.
  static func lines(_ lines: [FrameLine], depth: Int = 0) -> [StatedLine] {
    lines.flatMap { [line($0.content, depth: depth)] + Self.lines($0.children, depth: depth + 1) }
  }

  /// A tree that was laid out.
  package static func lines(_ nodes: [ResolvedNode], depth: Int = 0) -> [StatedLine] {
    nodes.flatMap { [line($0, depth: depth)] + lines($0.children, depth: depth + 1) }
  }

  /// A tree that was laid out, in aligned columns.
  package static func text(_ nodes: [ResolvedNode]) -> String { FramesFence.text(lines(nodes)) }

  /// `Text "Reset" #title`.
  static func name(of node: FrameLine.Node) -> String {
    let name = LabelText.text(name: node.name, label: node.label, id: node.id)
    return node.textLines.map { "\(name) -> \(NodeText.textLines($0))" } ?? name
  }

  /// A node in one line: `Circle 15 0 20 20`.
  static func line(_ node: ResolvedNode) -> String {
    FramesFence.text(of: line(node, depth: 0))
  }

  private static func line(_ content: FrameLine.Content, depth: Int) -> StatedLine {
    switch content {
    case .anySiblings:
      StatedLine("...", depth: depth)
    case .node(let node):
      StatedLine(
        LabelText.text(name: node.name, label: node.label, id: node.id),
        shown(node.textLines) + [.frame(LineValue.Frame(numbers: node.numbers))],
        depth: depth
      )
    case .element(let element):
      ElementText.line(element)
    }
  }

  private static func line(_ node: ResolvedNode, depth: Int) -> StatedLine {
    StatedLine(
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
