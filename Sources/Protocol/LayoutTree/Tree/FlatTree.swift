internal import Foundation
internal import LayoutValues

/// A node of a tree as an entry in a flat list.
package protocol FlatRow: Codable {
  associatedtype Node

  /// The number of the node's ancestors.
  var depth: Int { get }

  init(_ node: Node, depth: Int)

  /// Returns the node with its children.
  func node(with children: [Node]) -> Node

  static func children(of node: Node) -> [Node]
}

/// A forest that is encoded as a list of nodes in tree order, each with its depth.
package struct FlatTree<Row: FlatRow>: Codable {
  package var nodes: [Row.Node]

  package init(_ nodes: [Row.Node]) { self.nodes = nodes }

  package init(from decoder: any Decoder) throws {
    let rows = try decoder.singleValueContainer().decode([Row].self)
    // The nodes at each depth that do not have a parent yet.
    var open: [[Row.Node]] = [[]]
    // Read in reverse order, all children of a node come before the node.
    for row in rows.reversed() {
      guard row.depth >= 0, row.depth <= rows.count else { throw Self.misplaced(decoder) }
      while open.count < row.depth + 2 { open.append([]) }
      guard open.count == row.depth + 2 || open[(row.depth + 2)...].allSatisfy(\.isEmpty) else {
        throw Self.misplaced(decoder)
      }
      let children = open[row.depth + 1]
      open[row.depth + 1] = []
      open[row.depth].append(row.node(with: children.reversed()))
    }
    guard open.dropFirst().allSatisfy(\.isEmpty) else { throw Self.misplaced(decoder) }
    nodes = open[0].reversed()
  }

  private static func misplaced(_ decoder: any Decoder) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(
        codingPath: decoder.codingPath,
        debugDescription: "a node is more than one level deeper than the node before it"
      )
    )
  }

  package func encode(to encoder: any Encoder) throws {
    var rows: [Row] = []
    var waiting = nodes.reversed().map { (node: $0, depth: 0) }
    while let (node, depth) = waiting.popLast() {
      rows.append(Row(node, depth: depth))
      waiting += Row.children(of: node).reversed().map { ($0, depth + 1) }
    }
    var container = encoder.singleValueContainer()
    try container.encode(rows)
  }
}

/// A node of a layout in a flat list.
package struct NodeRow: FlatRow {
  package var depth: Int
  private var name: String
  private var label: String?
  private var ids: [String]?
  private var path: [Int]?
  private var frame: LayoutFrame
  private var lines: [String]?
  private var drawing: NodePicture?
  private var reasons: NodeExplanation?
  private var traits: NodeTraits?

  package init(_ node: ResolvedNode, depth: Int) {
    self.depth = depth
    name = node.name
    label = node.label
    ids = node.identifiers.isEmpty ? nil : node.identifiers
    path = node.path.isEmpty ? nil : node.path
    frame = LayoutFrame(node.frame)
    lines = node.lines
    drawing = node.picture
    reasons = node.explanation
    traits = node.traits
  }

  package func node(with children: [ResolvedNode]) -> ResolvedNode {
    ResolvedNode(
      path: path ?? [],
      name: name,
      label: label,
      lines: lines,
      identifiers: ids ?? [],
      frame: CGRect(frame),
      picture: drawing,
      explanation: reasons,
      traits: traits,
      children: children
    )
  }

  package static func children(of node: ResolvedNode) -> [ResolvedNode] { node.children }
}

/// An entry of the negotiation in a flat list.
package struct QuestionRow: FlatRow {
  package var depth: Int
  private var name: String
  private var node: Int?
  private var label: String?
  private var ids: [String]?
  private var proposal: LayoutProposal
  private var answer: [WireLength]

  package init(_ question: NegotiationEntry, depth: Int) {
    self.depth = depth
    name = question.name
    node = question.node
    label = question.label
    ids = question.identifiers.isEmpty ? nil : question.identifiers
    proposal = question.proposal
    answer = [WireLength(question.width), WireLength(question.height)]
  }

  package func node(with children: [NegotiationEntry]) -> NegotiationEntry {
    NegotiationEntry(
      name,
      node: node,
      label: label,
      identifiers: ids ?? [],
      proposal: proposal,
      width: answer.first?.value ?? .nan,
      height: answer.last?.value ?? .nan,
      children: children
    )
  }

  package static func children(of node: NegotiationEntry) -> [NegotiationEntry] { node.children }
}
