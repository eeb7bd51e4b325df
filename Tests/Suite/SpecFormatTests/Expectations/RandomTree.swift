import Conformance
import Foundation

import LayoutTree
@testable import SpecFormat
import PlumbEngine

/// Generated lines and nodes that match partially.
struct RandomTree {
  var lines: [FrameLine] = []
  var nodes: [ResolvedNode] = []
  private var lineNumber = 1
  private var nodeID = 0
  private var generator: SeededGenerator

  /// - Parameters:
  ///   - seed: The seed of the generated trees.
  ///   - length: The maximum number of siblings.
  ///   - depth: The number of levels.
  init(seed: UInt64, length: Int, depth: Int) {
    generator = SeededGenerator(seed: seed)
    (lines, nodes) = siblings(length: length, depth: depth)
  }
}

extension RandomTree {
  private mutating func siblings(length: Int, depth: Int) -> ([FrameLine], [ResolvedNode]) {
    guard depth > 0 else { return ([], []) }
    var lines: [FrameLine] = []
    var nodes: [ResolvedNode] = []
    // Some trees have few differences, others have many.
    let agreement = Int.random(in: 1...20, using: &generator)
    for _ in 0..<Int.random(in: 0...length, using: &generator) {
      let child = pair(length: length, depth: depth)
      switch Int.random(in: 0..<8 + agreement, using: &generator) {
      case 0: lines.append(child.line)
      case 1: nodes.append(child.node)
      case 2:
        lines.append(child.line)
        nodes.append(pair(length: length, depth: depth).node)
      case 3 where Bool.random(using: &generator): lines.append(ellipsis)
      default:
        lines.append(child.line)
        nodes.append(child.node)
      }
    }
    return (lines, nodes)
  }

  private var ellipsis: FrameLine {
    mutating get {
      lineNumber += 1
      return FrameLine(line: lineNumber, column: 1, content: .anySiblings)
    }
  }

  private mutating func pair(length: Int, depth: Int) -> (line: FrameLine, node: ResolvedNode) {
    lineNumber += 1
    nodeID += 1
    let line = lineNumber
    let name = ["HStack", "VStack", "Text"].randomElement(using: &generator) ?? ""
    let y = Int.random(in: 0...3, using: &generator)
    let difference = Int.random(in: 0..<4, using: &generator) == 0 ? 1 : 0
    let label = Bool.random(using: &generator) ? "Row \(y)" : nil
    let isLeaf = Int.random(in: 0..<3, using: &generator) == 0
    let id = nodeID
    let inside = isLeaf ? ([], []) : siblings(length: length, depth: depth - 1)
    let node = ResolvedNode(
      id: id,
      name: name,
      label: label.map { $0 + (difference > 0 && y == 1 ? "!" : "") },
      frame: CGRect(x: 0, y: y + difference, width: 1, height: 1),
      children: inside.1
    )
    return (SampleTree.line(y, name: name, label: label, number: line, inside.0), node)
  }
}

/// Lines and nodes of 1 × 1 points at the leading edge.
enum SampleTree {
  static func line(
    _ y: Int,
    name: String = "Color",
    label: String? = nil,
    number: Int = 1,
    _ children: [FrameLine] = []
  ) -> FrameLine {
    let node = FrameLine.Node(
      name: name,
      label: label,
      x: NumberLiteral(value: 0),
      y: NumberLiteral(value: Double(y)),
      width: NumberLiteral(value: 1),
      height: NumberLiteral(value: 1)
    )
    return FrameLine(line: number, column: 1, content: .node(node), children: children)
  }

  static func node(_ y: Int, _ children: [ResolvedNode] = []) -> ResolvedNode {
    let frame = CGRect(x: 0, y: y, width: 1, height: 1)
    return ResolvedNode(name: "Color", frame: frame, children: children)
  }
}

extension FrameLine {
  /// A line without children.
  static var sample: FrameLine { SampleTree.line(7) }
}

extension ResolvedNode {
  /// The node that matches the sample line.
  static var sample: ResolvedNode { SampleTree.node(7) }
}
