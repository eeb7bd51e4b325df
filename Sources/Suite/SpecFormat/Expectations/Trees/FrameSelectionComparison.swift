internal import Foundation
internal import LayoutTree

/// Compares `frames` blocks that list some nodes by their ids, without a tree.
struct FrameSelectionComparison {
  /// The maximum number of nodes with the same id that are named in a message.
  private static let namedNodes = 64

  private let roots: [ResolvedNode]
  private let nodesByID: [String: [ResolvedNode]]
  private let hints: NearestNames
  /// The bounding rectangle of the scene's nodes; empty if there are none.
  private let rootFrame: CGRect
  /// The id of the only root in the resolved tree; `nil` if there are several or none.
  private let rootID: Int?
  /// The maximum accepted difference in points; `nil` to use each number's own precision.
  private let tolerance: Double?

  init(roots: [ResolvedNode], tolerance: Double?) {
    self.roots = roots
    nodesByID = roots.nodesByIdentifier()
    hints = NearestNames(nodesByID.keys)
    rootFrame = roots.bounds ?? .zero
    rootID = roots.count == 1 ? roots[0].id : nil
    self.tolerance = tolerance
  }
}

extension FrameSelectionComparison {
  private enum Selected {
    case frame(CGRect)
    case node(ResolvedNode)
    /// No node or several nodes, with a description of the mistake.
    case mistake(String)
  }

  func compare(_ lines: [FrameLine]) -> Comparison {
    guard !lines.isEmpty else {
      return Comparison(mismatches: [], expected: [], actual: statedForIdentified)
    }
    var comparison = Comparison(mismatches: [], expected: FrameText.lines(lines), actual: [])
    for line in lines {
      guard let expected = line.node else { continue }
      let selected = select(expected.id ?? "")
      comparison.mismatches += mismatches(line.line, expected, selected)
      if case .mistake = selected { comparison.isSpecError = true }
      comparison.actual.append(stated(expected, selected))
    }
    return comparison
  }

  /// Returns the lines after accepting the observed frames; `nil` if a line names no node or
  /// several.
  ///
  /// A block without lines gets a line for each unique id, or one for the root if there are none.
  func accepted(_ lines: [FrameLine]) -> [AcceptedLine]? {
    guard !lines.isEmpty else { return identified }
    var result: [AcceptedLine] = []
    for line in lines {
      guard let expected = line.node else { continue }
      let selected = select(expected.id ?? "")
      let comparison = FrameNodeComparison(
        line: line.line,
        expected: expected,
        tolerance: tolerance
      )
      switch selected {
      case .mistake: return nil
      case _ where mismatches(line.line, expected, selected).isEmpty:
        result.append(.kept(line: line.line))
      case .frame(let frame): result.append(comparison.accepted(frame))
      case .node(let node): result.append(comparison.accepted(node))
      }
    }
    return result
  }

  /// Returns each line with the only node that it names.
  func pairs(_ lines: [FrameLine]) -> [(FrameLine, ResolvedNode)] {
    lines.compactMap { line in
      switch select(line.node?.id ?? "") {
      case .node(let node): (line, node)
      case .frame: roots.count == 1 ? (line, roots[0]) : nil
      case .mistake: nil
      }
    }
  }

  /// The lines with which a block without lines would pass.
  private var identified: [AcceptedLine] {
    identifiedFrames.map { id, frame, _ in
      let cells = frame.numbers.map { NumberText.text($0) }
      return .written(depth: 0, name: LabelText.identifier(id), cells: cells)
    }
  }

  /// The lines that state the frames for a block without lines.
  private var statedForIdentified: [ReportedLine] {
    identifiedFrames.map { id, frame, node in
      ReportedLine(
        LabelText.identifier(id),
        [.frame(frame.numbers)],
        part: node.map { .node($0) }
      )
    }
  }

  /// The frames of all nodes with a unique id, or that of the root if there are none.
  private var identifiedFrames: [(id: String, frame: CGRect, node: Int?)] {
    let nodes = roots.withDescendants.compactMap { node in
      node.identifiers.first { nodesByID[$0]?.count == 1 }.map { ($0, node.frame, node.id) }
    }
    return nodes.isEmpty ? [("root", rootFrame, rootID)] : nodes
  }

  private func select(_ id: String) -> Selected {
    if id == "root" {
      return .frame(rootFrame)
    }
    let nodes = nodesByID[id, default: []]
    switch nodes.count {
    case 0:
      return .mistake("no node has this id" + (hint(for: id).map { "; \($0)" } ?? ""))
    case 1:
      return .node(nodes[0])
    default:
      let names = nodes.prefix(Self.namedNodes).map { FrameText.line($0) }.joined(separator: ", ")
      let others = nodes.count - Self.namedNodes
      let more = others > 0 ? " and \(others) more" : ""
      return .mistake("\(nodes.count) nodes have this id: \(names)\(more)")
    }
  }

  /// Returns why no node may have an id, or the nearest id; `nil` if neither is known.
  private func hint(for id: String) -> String? {
    let uncreated = UncreatedViews(of: roots)
    if let row = uncreated.row(of: id) { return row }
    if let nearest = hints.nearest(to: id) {
      return "did you mean \(LabelText.identifier(nearest))?"
    }
    return uncreated.selections
  }

  private func mismatches(
    _ line: Int,
    _ expected: FrameLine.Node,
    _ selected: Selected
  ) -> [Mismatch] {
    let comparison = FrameNodeComparison(line: line, expected: expected, tolerance: tolerance)
    switch selected {
    case .frame(let frame):
      return [comparison.frame(frame, of: rootID)].compactMap(\.self)
    case .node(let node):
      return comparison.mismatches(node)
    case .mistake(let mistake):
      let numbers = expected.numbers.map { NumberText.text($0) }.joined(separator: " ")
      return [
        Mismatch(
          line: line,
          subject: FrameText.name(of: expected),
          expected: numbers,
          actual: mistake
        )
      ]
    }
  }

  /// Returns the line that states the observed frame.
  private func stated(_ expected: FrameLine.Node, _ selected: Selected) -> ReportedLine {
    let name = LabelText.identifier(expected.id ?? "")
    switch selected {
    case .frame(let frame):
      return ReportedLine(name, [.frame(frame.numbers)], part: rootID.map { .node($0) })
    case .node(let node):
      let shown = FrameText.shown(expected.textLines.flatMap { _ in node.lines })
      let frame = LineValue.frame(node.frame.numbers)
      return ReportedLine(name, shown + [frame], part: node.id.map { .node($0) })
    case .mistake(let mistake):
      return ReportedLine("\(name): \(mistake)")
    }
  }
}
