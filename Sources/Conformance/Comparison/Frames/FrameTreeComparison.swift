internal import Foundation
internal import SpecFormat
internal import ViewLayout

/// Compares the tree form of `frames`.
struct FrameTreeComparison: TreeComparison {
  /// The greatest difference that passes, in points; `nil` for each number's own precision.
  var tolerance: Double?

  func isEllipsis(_ line: FrameLine) -> Bool { line.content == .anySiblings }

  func lineNumber(_ line: FrameLine) -> Int { line.line }

  func children(of line: FrameLine) -> [FrameLine] { line.children }

  func children(of node: ResolvedNode) -> [ResolvedNode] { node.children }

  func isSameName(_ line: FrameLine, _ node: ResolvedNode) -> Bool {
    line.node?.name == node.name
  }

  func ownMismatches(_ line: FrameLine, _ node: ResolvedNode) -> [Mismatch] {
    line.node.map {
      FrameNodeComparison(line: line.line, expected: $0, tolerance: tolerance).mismatches(node)
    } ?? []
  }

  func frame(of line: FrameLine) -> CGRect? { line.node.flatMap { CGRect($0.numbers) } }

  func frame(of node: ResolvedNode) -> CGRect? { node.frame }

  func text(of line: FrameLine) -> (subject: String, whole: String) {
    guard let node = line.node else { return ("...", "...") }
    return (FrameText.name(of: node), FrameText.line(node))
  }

  func text(of node: ResolvedNode) -> (subject: String, whole: String) {
    (NodeText.name(of: node), FrameText.line(node))
  }
}

extension FrameLine {
  /// The node that the line speaks of; `nil` for `...`.
  var node: Node? {
    guard case .node(let node) = content else { return nil }
    return node
  }
}
