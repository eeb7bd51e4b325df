internal import Foundation
internal import SpecFormat
internal import ViewLayout

/// Compares what one line says of a node with the node of that name.
///
/// A label, an id or the lines of a text are not compared where the line does not say them.
struct FrameNodeComparison {
  /// The line in the Markdown file, from 1.
  var line: Int
  var expected: FrameLine.Node
  /// The greatest difference that passes, in points; `nil` for each number's own precision.
  var tolerance: Double?
}

extension FrameNodeComparison {
  func mismatches(_ node: ResolvedNode) -> [Mismatch] {
    [label(node), id(node), textLines(node), frame(node.frame, of: node.id)].compactMap(\.self)
  }

  /// The difference between the numbers of the line and a frame, of the node of an id.
  func frame(_ frame: CGRect, of node: Int?) -> Mismatch? {
    MismatchDifference(expected.numbers, frame.numbers, tolerance: tolerance).map {
      mismatch(
        .frame,
        of: node,
        expected: .frame(LineValue.Frame(numbers: expected.numbers)),
        actual: .frame(frame.numbers),
        difference: $0
      )
    }
  }

  private func label(_ node: ResolvedNode) -> Mismatch? {
    guard let label = expected.label, !ShortLabel.stands(label, for: node.label) else { return nil }
    return mismatch(
      .label,
      of: node.id,
      expected: .words(QuotedText.text(label)),
      actual: .words(node.label.map({ QuotedText.text($0) }) ?? "no label")
    )
  }

  private func id(_ node: ResolvedNode) -> Mismatch? {
    guard let id = expected.id, expected.name != nil, !node.identifiers.contains(id) else {
      return nil
    }
    let actual = node.identifiers.map(LabelText.identifier).joined(separator: " ")
    return mismatch(
      .id,
      of: node.id,
      expected: .words(LabelText.identifier(id)),
      actual: .words(actual.isEmpty ? "no id" : actual)
    )
  }

  private func textLines(_ node: ResolvedNode) -> Mismatch? {
    guard let lines = expected.textLines, lines != node.textLines else { return nil }
    return mismatch(
      .textLines,
      of: node.id,
      expected: .words(NodeText.textLines(lines)),
      actual: .words(node.textLines.map { NodeText.textLines($0) } ?? "no text")
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

extension CGRect {
  /// x, y, width and height, in points.
  var numbers: [Double] {
    [Double(origin.x), Double(origin.y), Double(size.width), Double(size.height)]
  }
}
