internal import Foundation
internal import LayoutTree

/// Compares the tree form of `frames`, whose lines list all nodes.
struct FrameTreeComparison: TreeComparison {
  /// The maximum accepted difference in points; `nil` to use each number's own precision.
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

  func differenceCount(_ line: FrameLine, _ node: ResolvedNode) -> Int {
    line.node.map {
      FrameNodeComparison(line: line.line, expected: $0, tolerance: tolerance)
        .differenceCount(node)
    } ?? 0
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
  /// The node that the line is about; `nil` for `...`.
  var node: Node? {
    guard case .node(let node) = content else { return nil }
    return node
  }
}

extension FrameTreeComparison: AcceptingTreeComparison {
  func changed(_ line: FrameLine, to node: ResolvedNode) -> AcceptedLine {
    guard let expected = line.node else { return .kept(line: line.line) }
    return FrameNodeComparison(line: line.line, expected: expected, tolerance: tolerance)
      .accepted(node)
  }

  func written(_ node: ResolvedNode, depth: Int) -> AcceptedLine {
    .written(
      depth: depth,
      name: NodeText.name(of: node),
      cells: node.frame.numbers.map { NumberText.text($0) }
    )
  }
}

/// Compares a line with a node of the same name.
///
/// A label, an id or the wrapped lines of a text are only compared if the line of the block states
/// them.
struct FrameNodeComparison {
  /// The line in the Markdown file, from 1.
  var line: Int
  var expected: FrameLine.Node
  /// The maximum accepted difference in points; `nil` to use each number's own precision.
  var tolerance: Double?
}

extension FrameNodeComparison {
  func mismatches(_ node: ResolvedNode) -> [Mismatch] {
    [label(node), id(node), textLines(node), frame(node.frame, of: node.id)].compactMap(\.self)
  }

  /// Returns the number of mismatches, without creating them.
  func differenceCount(_ node: ResolvedNode) -> Int {
    [isLabelWrong(node), isIDWrong(node), isTextWrong(node), isFrameWrong(node.frame)]
      .count(where: \.self)
  }

  private func isLabelWrong(_ node: ResolvedNode) -> Bool {
    expected.label.map { !ShortLabel.matches($0, label: node.label) } ?? false
  }

  private func isIDWrong(_ node: ResolvedNode) -> Bool {
    guard let id = expected.id, expected.name != nil else { return false }
    return !node.identifiers.contains(id)
  }

  private func isTextWrong(_ node: ResolvedNode) -> Bool {
    expected.textLines.map { $0 != node.lines } ?? false
  }

  private func isFrameWrong(_ frame: CGRect) -> Bool {
    !(expected.x.accepts(Double(frame.origin.x), tolerance: tolerance)
      && expected.y.accepts(Double(frame.origin.y), tolerance: tolerance)
      && expected.width.accepts(Double(frame.size.width), tolerance: tolerance)
      && expected.height.accepts(Double(frame.size.height), tolerance: tolerance))
  }

  /// Returns the mismatch between the numbers of the line and a frame; `nil` if they match.
  func frame(_ frame: CGRect, of node: Int?) -> Mismatch? {
    MismatchDifference(expected.numbers, frame.numbers, tolerance: tolerance).map {
      mismatch(
        .frame,
        of: node,
        expected: .frame(LineValue.Frame(numbers: expected.numbers)),
        actual: .frame(frame.numbers),
        difference: expected.numbers.contains(where: \.isToBeFilled) ? nil : $0
      )
    }
  }

  private func label(_ node: ResolvedNode) -> Mismatch? {
    guard isLabelWrong(node), let label = expected.label else { return nil }
    return mismatch(
      .label,
      of: node.id,
      expected: .words(QuotedText.text(label)),
      actual: .words(node.label.map({ QuotedText.text($0) }) ?? "no label")
    )
  }

  private func id(_ node: ResolvedNode) -> Mismatch? {
    guard isIDWrong(node), let id = expected.id else { return nil }
    let actual = node.identifiers.map(LabelText.identifier).joined(separator: " ")
    return mismatch(
      .id,
      of: node.id,
      expected: .words(LabelText.identifier(id)),
      actual: .words(actual.isEmpty ? "no id" : actual)
    )
  }

  private func textLines(_ node: ResolvedNode) -> Mismatch? {
    guard isTextWrong(node), let lines = expected.textLines else { return nil }
    return mismatch(
      .textLines,
      of: node.id,
      expected: .words(NodeText.textLines(lines)),
      actual: .words(node.lines.map { NodeText.textLines($0) } ?? "no text")
    )
  }

  private func mismatch(
    _ quantity: Mismatch.Quantity,
    of node: Int?,
    expected value: LineValue,
    actual: LineValue,
    difference: MismatchDifference? = nil
  ) -> Mismatch {
    Mismatch(
      line: line,
      name: LabelText.text(name: expected.name, label: expected.label, id: expected.id),
      part: node.map { .node($0) },
      quantity: quantity,
      expected: value,
      actual: actual,
      difference: difference
    )
  }
}

extension FrameLine.Node {
  /// x, y, width and height as written.
  var numbers: [NumberLiteral] { [x, y, width, height] }
}

extension FrameNodeComparison {
  /// Returns the line with the numbers that differ replaced, and with another name unless it is
  /// `nil`.
  func accepted(_ frame: CGRect, name: String? = nil) -> AcceptedLine {
    let cells = zip(expected.numbers, frame.numbers).map { literal, number in
      literal.accepts(number, tolerance: tolerance)
        ? NumberText.text(literal) : NumberText.text(number)
    }
    return .changed(line: line, name: name, cells: cells)
  }

  /// Returns the line after accepting a node, with only those properties that the line already
  /// states.
  func accepted(_ node: ResolvedNode) -> AcceptedLine {
    let others = mismatches(node).count - (self.frame(node.frame, of: node.id) == nil ? 0 : 1)
    guard others > 0 else { return accepted(node.frame) }
    let known = expected.id.flatMap { node.identifiers.contains($0) ? $0 : nil }
    let name = LabelText.text(
      name: expected.name,
      label: expected.label.flatMap { written in
        ShortLabel.matches(written, label: node.label)
          ? written : node.label.map { ShortLabel.text($0) }
      },
      id: expected.id.flatMap { _ in known ?? node.identifiers.first }
    )
    let lines = expected.textLines.flatMap { _ in node.lines }.flatMap { $0.isEmpty ? nil : $0 }
    return accepted(
      node.frame,
      name: lines.map { "\(name) -> \(NodeText.textLines($0))" } ?? name
    )
  }
}
