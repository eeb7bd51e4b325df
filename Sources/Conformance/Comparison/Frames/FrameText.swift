internal import Foundation
package import SpecFormat
package import ViewLayout

/// Writes frames as `frames` blocks do, in aligned columns.
package enum FrameText {
  /// The lines of a block, with its numbers as they were written.
  package static func text(_ lines: [FrameLine]) -> String {
    var table = ColumnTable()
    append(lines, depth: 0, to: &table)
    return table.text
  }

  /// A tree that was laid out.
  package static func text(_ nodes: [ResolvedNode]) -> String {
    var table = ColumnTable()
    append(nodes, depth: 0, to: &table)
    return table.text
  }

  /// `Text "Reset" #title`.
  static func name(of node: FrameLine.Node) -> String {
    let name = LabelText.text(name: node.name, label: node.label, id: node.id)
    return node.textLines.map { "\(name) -> \(NodeText.textLines($0))" } ?? name
  }

  /// A node in one line: `Circle 15 0 20 20`.
  static func line(_ node: FrameLine.Node) -> String {
    ([name(of: node)] + node.numbers.map { NumberText.text($0) }).joined(separator: " ")
  }

  static func line(_ node: ResolvedNode) -> String {
    ([NodeText.name(of: node)] + node.frame.numbers.map { NumberText.text($0) }).joined(
      separator: " "
    )
  }

  private static func append(_ lines: [FrameLine], depth: Int, to table: inout ColumnTable) {
    for line in lines {
      table.rows.append(row(line.content, depth: depth))
      append(line.children, depth: depth + 1, to: &table)
    }
  }

  private static func row(_ content: FrameLine.Content, depth: Int) -> ColumnTable.Row {
    let (name, cells) =
      switch content {
      case .anySiblings: ("...", [String]())
      case .node(let node): (name(of: node), node.numbers.map { NumberText.text($0) })
      case .element(let element): (ElementText.name(element.name), ElementText.cells(element))
      }
    return ColumnTable.Row(depth: depth, name: name, cells: cells)
  }

  private static func append(_ nodes: [ResolvedNode], depth: Int, to table: inout ColumnTable) {
    for node in nodes {
      let cells = node.frame.numbers.map { NumberText.text($0) }
      table.rows.append(ColumnTable.Row(depth: depth, name: NodeText.name(of: node), cells: cells))
      append(node.children, depth: depth + 1, to: &table)
    }
  }
}
