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

  func id(of node: ResolvedNode) -> Int? { node.id }

  func name(of line: FrameLine) -> String { line.node.map { FrameText.name(of: $0) } ?? "..." }

  func name(of node: ResolvedNode) -> String { NodeText.name(of: node) }

  func value(of line: FrameLine) -> LineValue {
    guard let node = line.node else { return .words("...") }
    return .frame(LineValue.Frame(name: FrameText.name(of: node), numbers: node.numbers))
  }

  func value(of node: ResolvedNode) -> LineValue {
    .frame(node.frame.numbers, of: NodeText.name(of: node))
  }
}

extension FrameLine {
  /// The node that the line speaks of; `nil` for `...`.
  var node: Node? {
    guard case .node(let node) = content else { return nil }
    return node
  }
}
